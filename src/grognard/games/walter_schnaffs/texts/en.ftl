# Walter Schnaffs: English texts. The keys are the same as in French; tools/check_texts.py sees to it.

walter-schnaffs-name = Walter Schnaffs
walter-schnaffs-tagline = 1870, on a grid of squares: Chassepots against Krupp guns, secret bids, charges and counter-attacks.

## Units
walter-schnaffs-kind-infantry = { $count ->
    [one] infantry regiment
   *[other] infantry regiments
}
walter-schnaffs-kind-cavalry = { $count ->
    [one] cavalry regiment
   *[other] cavalry regiments
}
walter-schnaffs-kind-breech = { $count ->
    [one] 6- or 7-pounder breech-loading battery
   *[other] 6- or 7-pounder breech-loading batteries
}
walter-schnaffs-kind-light-breech = { $count ->
    [one] light breech-loading battery
   *[other] light breech-loading batteries
}
walter-schnaffs-kind-heavy-bronze = { $count ->
    [one] heavy bronze battery
   *[other] heavy bronze batteries
}
walter-schnaffs-kind-light-bronze = { $count ->
    [one] bronze 4-pounder battery
   *[other] bronze 4-pounder batteries
}
walter-schnaffs-kind-mitrailleuse = { $count ->
    [one] mitrailleuse battery
   *[other] mitrailleuse batteries
}
walter-schnaffs-unit = { $name ->
   *[none] { $number }{ $number ->
        [1] st
        [2] nd
        [3] rd
        [21] st
        [22] nd
        [23] rd
        [31] st
        [32] nd
        [33] rd
       *[other] th
    } { $kind ->
        [infantry] infantry regiment
        [cavalry] cavalry regiment
        [breech] breech-loading battery
        [light-breech] light breech-loading battery
        [heavy-bronze] heavy bronze battery
        [light-bronze] bronze 4-pounder battery
       *[mitrailleuse] mitrailleuse battery
    }
    [given] { $given }
}
walter-schnaffs-quality-regular = regular
walter-schnaffs-quality-professional = professional
walter-schnaffs-quality-reservist = reservist
walter-schnaffs-rifle-plain = other rifles
walter-schnaffs-rifle-modern = Chassepot or Werder
walter-schnaffs-bases = { $count ->
    [one] 1 base
   *[other] { $count } bases
}
walter-schnaffs-mark-moved = has moved
walter-schnaffs-mark-fired = has fired
walter-schnaffs-mark-attacked = has attacked
walter-schnaffs-mark-held-back = held back
walter-schnaffs-mark-hurt = has taken losses
walter-schnaffs-mark-shaken = shaken
walter-schnaffs-mark-rallying = rallying
walter-schnaffs-worn = worn
walter-schnaffs-gone-in-hand = to be placed
walter-schnaffs-gone-kept = off the table
walter-schnaffs-gone-to-come = to come
walter-schnaffs-gone-lost = destroyed
walter-schnaffs-gone-rejoined = has rejoined its regiment

## Ground
walter-schnaffs-terrain-open = open ground
walter-schnaffs-terrain-wood = wood
walter-schnaffs-terrain-buildings = buildings
walter-schnaffs-terrain-soft = soft ground
walter-schnaffs-terrain-hill = hill
walter-schnaffs-terrain-heavy = heavy ground
walter-schnaffs-stream = stream
walter-schnaffs-bridge = bridge

## Levels
walter-schnaffs-level-nach-paris = Nach Paris!
walter-schnaffs-level-determined-advance = determined advance
walter-schnaffs-level-turn-the-enemy = turn the enemy
walter-schnaffs-level-solid-defence = solid defence
walter-schnaffs-level-to-the-last = fight to the last
walter-schnaffs-countdown = Countdown: { $count } (less 1d6 after each turn of the defender; at 0 the game ends)

## Goods (open battle)
walter-schnaffs-goods-infantry-3 = infantry, 3 bases
walter-schnaffs-goods-infantry-3-professional = infantry, 3 bases, professional
walter-schnaffs-goods-infantry-3-reservist = infantry, 3 bases, reservist
walter-schnaffs-goods-infantry-3-modern = infantry, 3 bases, Chassepot or Werder
walter-schnaffs-goods-infantry-3-modern-professional = infantry, 3 bases, Chassepot or Werder, professional
walter-schnaffs-goods-infantry-3-modern-reservist = infantry, 3 bases, Chassepot or Werder, reservist
walter-schnaffs-goods-infantry-4 = infantry, 4 bases
walter-schnaffs-goods-infantry-4-professional = infantry, 4 bases, professional
walter-schnaffs-goods-infantry-4-reservist = infantry, 4 bases, reservist
walter-schnaffs-goods-infantry-4-modern = infantry, 4 bases, Chassepot or Werder
walter-schnaffs-goods-infantry-4-modern-professional = infantry, 4 bases, Chassepot or Werder, professional
walter-schnaffs-goods-infantry-4-modern-reservist = infantry, 4 bases, Chassepot or Werder, reservist
walter-schnaffs-goods-infantry-5 = infantry, 5 bases
walter-schnaffs-goods-infantry-5-professional = infantry, 5 bases, professional
walter-schnaffs-goods-infantry-5-reservist = infantry, 5 bases, reservist
walter-schnaffs-goods-infantry-5-modern = infantry, 5 bases, Chassepot or Werder
walter-schnaffs-goods-infantry-5-modern-professional = infantry, 5 bases, Chassepot or Werder, professional
walter-schnaffs-goods-infantry-5-modern-reservist = infantry, 5 bases, Chassepot or Werder, reservist
walter-schnaffs-goods-cavalry-2 = cavalry, 2 bases
walter-schnaffs-goods-cavalry-2-professional = cavalry, 2 bases, professional
walter-schnaffs-goods-cavalry-2-reservist = cavalry, 2 bases, reservist
walter-schnaffs-goods-cavalry-3 = cavalry, 3 bases
walter-schnaffs-goods-cavalry-3-professional = cavalry, 3 bases, professional
walter-schnaffs-goods-cavalry-3-reservist = cavalry, 3 bases, reservist
walter-schnaffs-goods-breech = 6- or 7-pounder breech-loading battery
walter-schnaffs-goods-breech-professional = 6- or 7-pounder breech-loading battery, professional
walter-schnaffs-goods-breech-reservist = 6- or 7-pounder breech-loading battery, reservist
walter-schnaffs-goods-light-breech = light breech-loading battery
walter-schnaffs-goods-light-breech-professional = light breech-loading battery, professional
walter-schnaffs-goods-light-breech-reservist = light breech-loading battery, reservist
walter-schnaffs-goods-heavy-bronze = heavy bronze battery
walter-schnaffs-goods-heavy-bronze-professional = heavy bronze battery, professional
walter-schnaffs-goods-heavy-bronze-reservist = heavy bronze battery, reservist
walter-schnaffs-goods-light-bronze = bronze 4-pounder battery
walter-schnaffs-goods-light-bronze-professional = bronze 4-pounder battery, professional
walter-schnaffs-goods-light-bronze-reservist = bronze 4-pounder battery, reservist
walter-schnaffs-goods-mitrailleuse = mitrailleuse battery
walter-schnaffs-goods-mitrailleuse-professional = mitrailleuse battery, professional
walter-schnaffs-goods-mitrailleuse-reservist = mitrailleuse battery, reservist

## Phases
walter-schnaffs-phase-begin = Set-up
walter-schnaffs-phase-buy = Purchases
walter-schnaffs-phase-bid = Bids
walter-schnaffs-phase-deploy = Deployment
walter-schnaffs-phase-reinforce = Arrivals
walter-schnaffs-phase-bombard = Bombardments
walter-schnaffs-phase-move = Movement
walter-schnaffs-phase-attack = Attacks
walter-schnaffs-phase-lose = Losses
walter-schnaffs-phase-retreat = Falling back
walter-schnaffs-phase-advance = Advance
walter-schnaffs-phase-over = End

## What is asked
walter-schnaffs-prompt-begin = Everything is ready: begin the game.
walter-schnaffs-prompt-buy = { $side }: raise your army, in secret.
walter-schnaffs-prompt-bid = { $side }: choose your level of resolve, in secret.
walter-schnaffs-prompt-deploy = { $side }: deploy your units.
walter-schnaffs-prompt-reinforce = { $side }: place the units that arrive.
walter-schnaffs-prompt-bombard = { $side }: bombard, then end the firing.
walter-schnaffs-prompt-move = { $side }: move your units, then end your movement.
walter-schnaffs-prompt-attack = { $side }: attack from zone to zone, then end your turn.
walter-schnaffs-prompt-lose = { $side }: choose which unit loses a base.
walter-schnaffs-prompt-retreat = { $side }: driven out of { $target }, choose which unit falls back first.
walter-schnaffs-prompt-advance = { $side }: move your units into { $target }, or stay.
walter-schnaffs-prompt-over = The game is over.

## Buttons
walter-schnaffs-verb-done = { $phase ->
    [buy] Army raised
    [deploy] Deployed; the rest waits off the table
    [bombard] End the firing
    [move] End movement
    [attack] End the turn
    [advance] Advance no further
   *[other] Done
}
walter-schnaffs-verb-begin = Begin the game
walter-schnaffs-verb-buy = Buy
walter-schnaffs-verb-bid = Bid in secret
walter-schnaffs-verb-deploy = Deploy
walter-schnaffs-verb-plan = Follow the scenario’s plan
walter-schnaffs-verb-bombard = Bombard
walter-schnaffs-verb-move = Move
walter-schnaffs-verb-hold = Hold back
walter-schnaffs-verb-attack = Attack
walter-schnaffs-verb-lose = Remove a base
walter-schnaffs-verb-retreat = Fall back
walter-schnaffs-verb-advance = Advance

## Events
walter-schnaffs-event-began = The game begins.
walter-schnaffs-event-army-bought = { $side }: the army is raised.
walter-schnaffs-event-bid-made = { $side }: level of resolve chosen, in secret.
walter-schnaffs-event-level = { $side }: { $amount ->
    [1] Nach Paris!
    [2] determined advance
    [3] turn the enemy
    [4] solid defence
   *[5] fight to the last
}
walter-schnaffs-event-tied-bids = Equal levels, { $amount ->
    [1] for the first time
   *[2] for the second time
}: bid again.
walter-schnaffs-event-roles = { $side }: on the attack.
walter-schnaffs-event-thinned = { $unit }: { $amount ->
    [0] all present
    [one] 1 base absent
   *[other] { $amount } bases absent
}.
walter-schnaffs-event-deployed = { $side }: { $unit } in { $target }.
walter-schnaffs-event-turn = Turn { $amount }
walter-schnaffs-event-side-turn = { $side }: their turn.
walter-schnaffs-event-turned-up = { $side }: turning movement, { $amount ->
    [0] no unit arrives
    [one] 1 unit arrives
   *[other] { $amount } units arrive
}.
walter-schnaffs-event-bases-came = { $side }: { $amount ->
    [0] no base returns
    [one] 1 base returns
   *[other] { $amount } bases return
}.
walter-schnaffs-event-rejoined = { $unit }: the regiment is reunited in { $target }, { $amount ->
    [one] 1 base
   *[other] { $amount } bases
}.
walter-schnaffs-event-bombarded = { $unit } fires from { $origin } at { $target }: { $amount ->
    [0] no effect
    [one] 1 loss
   *[other] { $amount } losses
}.
walter-schnaffs-event-moved = { $unit }: { $origin } → { $target }
walter-schnaffs-event-stuck = { $unit } does not get out of { $origin } ({ $amount } or more needed).
walter-schnaffs-event-got-away = { $unit } gets out of { $origin } ({ $amount } or more needed).
walter-schnaffs-event-held-back = { $unit } is held back in { $origin }.
walter-schnaffs-event-attacked = { $side }: attack { $origin } → { $target }
walter-schnaffs-event-attack = Attack ({ $side }): { $amount }
walter-schnaffs-event-defence = Defence ({ $side }): { $amount }
walter-schnaffs-event-volley = { $side }: { $amount ->
    [0] no dice
    [one] 1 die
   *[other] { $amount } dice
} at { $target }.
walter-schnaffs-event-lost = { $unit } loses { $amount ->
    [one] 1 base
   *[other] { $amount } bases
} in { $origin }.
walter-schnaffs-event-destroyed = { $unit } is destroyed in { $origin }.
walter-schnaffs-event-driven-out = { $side }: driven out of { $target }.
walter-schnaffs-event-stood = { $side }: { $target } is held.
walter-schnaffs-event-fell-back = { $unit } falls back from { $origin } to { $target }.
walter-schnaffs-event-cut-off = { $unit } is cut off in { $origin }.
walter-schnaffs-event-advanced = { $unit } advances from { $origin } into { $target }.
walter-schnaffs-event-steady = { $unit } stands firm in { $origin } ({ $amount }).
walter-schnaffs-event-shaken = { $unit } is shaken in { $origin } ({ $amount }).
walter-schnaffs-event-countdown = Countdown: { $amount }.
walter-schnaffs-event-points = { $side }: { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
walter-schnaffs-event-ended = The game is over. { $side }: { $amount ->
    [1] narrow victory
    [2] clear victory
    [3] decisive victory
   *[4] the enemy is destroyed
}.

## Grades of victory
walter-schnaffs-grade-narrow = narrow victory
walter-schnaffs-grade-clear = clear victory
walter-schnaffs-grade-decisive = decisive victory
walter-schnaffs-grade-destroyed = the enemy is destroyed

## Options
walter-schnaffs-option-start = Set-up
walter-schnaffs-option-start-quick = quick, by the scenario’s plan
walter-schnaffs-option-start-by-hand = by the players
walter-schnaffs-option-levels = Levels of resolve
walter-schnaffs-option-levels-historical = historical
walter-schnaffs-option-levels-bid = secret bids
walter-schnaffs-option-points = Points per side

## The table in the page
walter-schnaffs-one-zone = one zone
walter-schnaffs-last-row = last row
walter-schnaffs-stream-towards = stream towards { $place }
walter-schnaffs-bridge-towards = bridge towards { $place }
walter-schnaffs-attacked-times = { $count ->
    [one] attacked once
   *[other] attacked { $count } times
}
walter-schnaffs-bases-of = { $count ->
    [one] 1 base out of { $full }
   *[other] { $count } bases out of { $full }
}
walter-schnaffs-bases-to-come = { $count ->
    [one] 1 base absent
   *[other] { $count } bases absent
}
walter-schnaffs-stock-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
walter-schnaffs-stock-lost = { $count ->
    [0] no bases lost
    [one] 1 base lost
   *[other] { $count } bases lost
}
walter-schnaffs-stock-kept = { $count ->
    [one] 1 unit off the table
   *[other] { $count } units off the table
}
walter-schnaffs-stock-in-hand = { $count ->
    [one] 1 unit to place
   *[other] { $count } units to place
}
walter-schnaffs-choose-unit = Unit
walter-schnaffs-choose-level = Your level of resolve
walter-schnaffs-choose-bases = Bases
walter-schnaffs-choose-quality = Quality
walter-schnaffs-choose-rifle = Rifles
walter-schnaffs-level-means-nach-paris = attacks at all costs: one and a half times the enemy’s points to win
walter-schnaffs-level-means-determined-advance = attacks: one and a quarter times the enemy’s points to win
walter-schnaffs-level-means-turn-the-enemy = attacks; up to a third of the units may come in later from the sides
walter-schnaffs-level-means-solid-defence = prefers to hold its ground
walter-schnaffs-level-means-to-the-last = holds its ground at all costs
walter-schnaffs-hint-bid = The lower number attacks. Nobody sees your choice before both have chosen.
walter-schnaffs-hint-deploy = { $count ->
    [one] 1 unit to place: choose a lit zone.
   *[other] { $count } units to place: choose one, then a lit zone.
}
walter-schnaffs-hint-bombard = { $count ->
    [one] 1 battery can fire: choose it, then its target.
   *[other] { $count } batteries can fire: choose one, then its target.
}
walter-schnaffs-hint-move = { $count ->
    [0] No unit can move any more.
    [one] 1 unit can move: choose it, then a lit zone.
   *[other] { $count } units can move: choose one, then a lit zone.
}
walter-schnaffs-hint-attack = { $count ->
    [one] 1 zone can attack: choose it, then its target.
   *[other] { $count } zones can attack: choose one, then its target.
}
walter-schnaffs-attackers = Attacking from { $place }
walter-schnaffs-last-attack = Last attack: { $target }
walter-schnaffs-last-bombardment = Last bombardment: { $target }
walter-schnaffs-points-left = { $count ->
    [one] 1 point left
   *[other] { $count } points left
}
walter-schnaffs-goods = To buy
walter-schnaffs-goods-had = Bought
walter-schnaffs-price = { $count ->
    [one] 1 point
   *[other] { $count } points
}
walter-schnaffs-too-dear = can no longer be afforded

## Odds
walter-schnaffs-odds-attack = Attack: { $side }
walter-schnaffs-odds-defence = Defence: { $side }
walter-schnaffs-odds-loss = Bombardment: { $side }
walter-schnaffs-odds-title = Chances of the attack
walter-schnaffs-odds-part-won = driven out
walter-schnaffs-odds-part-tied = holds, with equal losses
walter-schnaffs-odds-part-lost = holds, and the attacker loses more
walter-schnaffs-odds-losses = Bases lost on average: { $mine } { $lost }, { $theirs } { $fallen }.
walter-schnaffs-odds-taken-chance = Zone taken: { $chance }.
walter-schnaffs-odds-note = Before morale, and before what a blocked retreat costs.
walter-schnaffs-odds-case-losses = Bases lost: { $losses }.
walter-schnaffs-odds-hit = One base lost: { $chance }

## Lines of the tallies
walter-schnaffs-line-fresh-infantry = { $count ->
    [one] fresh infantry
   *[other] fresh infantry × { $count }
}
walter-schnaffs-line-worn-infantry = { $count ->
    [one] worn infantry
   *[other] worn infantry × { $count }
}
walter-schnaffs-line-fresh-cavalry = { $count ->
    [one] fresh cavalry
   *[other] fresh cavalry × { $count }
}
walter-schnaffs-line-worn-cavalry = { $count ->
    [one] worn cavalry
   *[other] worn cavalry × { $count }
}
walter-schnaffs-line-other-units = { $count ->
    [one] another unit
   *[other] other units × { $count }
}
walter-schnaffs-line-attack-rear-support = support behind
walter-schnaffs-line-attack-flank-support = support on the flanks
walter-schnaffs-line-attack-across-a-stream = across a stream
walter-schnaffs-line-attack-professionals = professionals
walter-schnaffs-line-attack-reservists = reservists
walter-schnaffs-line-attack-into-cover = against cover
walter-schnaffs-line-defence-modern-rifles = Chassepot or Werder
walter-schnaffs-line-defence-other-rifles = { $count ->
    [one] other rifles
   *[other] other rifles × { $count }
}
walter-schnaffs-line-defence-cavalry = { $count ->
    [one] cavalry
   *[other] cavalry × { $count }
}
walter-schnaffs-line-defence-mitrailleuses = mitrailleuses
walter-schnaffs-line-defence-breech-loaders = { $count ->
    [one] breech-loading battery
   *[other] breech-loading batteries × { $count }
}
walter-schnaffs-line-defence-muzzle-loaders = { $count ->
    [one] bronze battery
   *[other] bronze batteries × { $count }
}
walter-schnaffs-line-defence-professionals = professionals
walter-schnaffs-line-defence-flank-support = support on the flanks
walter-schnaffs-line-defence-stream = behind a stream
walter-schnaffs-line-defence-rear-support = support behind
walter-schnaffs-line-defence-reservists = reservists
walter-schnaffs-line-defence-earlier-attacks = already attacked this turn
walter-schnaffs-line-breech-fire = 6- or 7-pounders
walter-schnaffs-line-long-fire = long range
walter-schnaffs-line-light-short-fire = light guns, short range
walter-schnaffs-line-heavy-short-fire = heavy guns or mitrailleuses, short range
walter-schnaffs-line-cover-save = saved by cover
walter-schnaffs-line-percussion-save = saved from a percussion shell
walter-schnaffs-line-morale = die
walter-schnaffs-line-points-for-the-last-row = units in the last row
walter-schnaffs-line-points-for-zones = zones held
walter-schnaffs-line-points-for-bases = enemy bases lost
walter-schnaffs-line-dice-by-fives = dice: one for every 5 points or part of 5
walter-schnaffs-line-no-dice-for-nothing = no dice for 0 points or less

## Numbers told beside the tallies
walter-schnaffs-number-at-least = { $value } or more needed
walter-schnaffs-number-saved-from = saved on { $value } or more
walter-schnaffs-number-dice = dice: { $value }
walter-schnaffs-number-hits = threes to fives: { $value }
walter-schnaffs-number-sixes = sixes: { $value }
walter-schnaffs-number-dice-a-base = dice per base: { $value }
walter-schnaffs-number-attacker-lost = bases the attacker lost: { $value }
walter-schnaffs-number-defender-lost = bases the defender lost: { $value }

## Sections of the rules
walter-schnaffs-section-intro = The game
walter-schnaffs-section-base = The base game, rebuilt
walter-schnaffs-section-1 = § 1 Bases
walter-schnaffs-section-2 = § 2 Units
walter-schnaffs-section-3 = § 3 Levels
walter-schnaffs-section-4 = § 4 Deployment
walter-schnaffs-section-5 = § 5 Movement
walter-schnaffs-section-6 = § 6 Heavy ground
walter-schnaffs-section-7 = § 7 Bombardment
walter-schnaffs-section-8 = § 8 Attack
walter-schnaffs-section-budget = Budget
walter-schnaffs-section-end = What is left out

# What decided
walter-schnaffs-ended-countdown = The countdown has reached zero.
walter-schnaffs-ended-side-gone = One side has no unit left.
walter-schnaffs-needed = The attacker needed { $count } points.
walter-schnaffs-decided-ground-taken = the ground taken was enough
walter-schnaffs-decided-losses-inflicted = the enemy’s losses made up for the ground not taken
walter-schnaffs-decided-ground-kept = too little ground was taken
walter-schnaffs-decided-losses-suffered = enough ground was taken, but at too great a loss
walter-schnaffs-decided-destroyed = the enemy was destroyed
walter-schnaffs-term-last-row = the attacker’s units in the last row (3 points each)
walter-schnaffs-term-attacker-zones = points: zones taken by the attacker
walter-schnaffs-term-defender-zones = points: zones kept by the defender
walter-schnaffs-term-defender-losses = the attacker’s points: bases the defender lost
walter-schnaffs-term-attacker-losses = the defender’s points: bases the attacker lost
walter-schnaffs-figure-lost = bases lost
walter-schnaffs-figure-points = victory points
