# Marmitages: English texts. The keys are the same as in French; tools/check_texts.py sees to it.

marmitages-name = Marmitages
marmitages-tagline = 1914-1918 on a grid of sectors: artillery committed in secret, assaults, trenches.

## The page
marmitages-badge-assault = AT
marmitages-quality-by-situation = attack: { $attacking }, defence: { $defending }
marmitages-quality-marks = att. { $attacking } · def. { $defending }
marmitages-empty-sector = empty
marmitages-one-sector = one sector
marmitages-no-mans-land = no man’s land
marmitages-stock-waiting = { $count ->
    [one] 1 unit to place
   *[other] { $count } units to place
}
marmitages-stock-lost = { $count ->
    [0] no losses
    [one] 1 loss
   *[other] { $count } losses
}
marmitages-choose-element = Defence element to place
marmitages-choose-unit = Unit
marmitages-hint-fortify = Choose an element, then a sector in your half.
marmitages-hint-plan = Faint on the map: the scenario’s ready set-up, before the preliminary bombardment. “{ marmitages-verb-begin }” lays it out; to place everything yourself choose “{ marmitages-option-start-by-hand }” in the scenario’s options.
marmitages-hint-deploy = Choose a unit, then a lit sector.
marmitages-hint-bombard = Choose the sector to bombard.
marmitages-hint-barrage = Choose the sector to bar.
marmitages-hint-move = { $count ->
    [0] No unit can move any more.
    [one] 1 unit can still move.
   *[other] { $count } units can still move.
}
marmitages-hint-assault = { $count ->
    [0] No sector can attack any more.
    [one] 1 sector can attack: choose it, then its target.
   *[other] { $count } sectors can attack: choose one, then its target.
}
marmitages-bombard-points = Points of bombardment on { $target }
marmitages-give-back = Give back: { $what }
marmitages-points-left = { $count ->
    [one] 1 point to spend
   *[other] { $count } points to spend
}
marmitages-goods = To buy
marmitages-goods-had = Bought
marmitages-assault-title = Assault { $origin } → { $target }
marmitages-left = { $count } left
marmitages-commit-gas = gas
marmitages-commit-plane = aviation
marmitages-commit-nothing = Commit nothing
marmitages-commit-amount = { $count ->
    [0] nothing
    [one] { $count } shell
   *[other] { $count } shells
}
marmitages-last-combat = Last combat: { $target }
marmitages-leave-out = Leave units out
marmitages-use-line = Activate line { $line }
marmitages-card-no-use = This card is of no use now.
marmitages-face-jack = J
marmitages-face-queen = Q
marmitages-face-king = K
marmitages-face-ace = A

## Lines of the totals
marmitages-line-infantry-point = { $count ->
    [one] 1 battalion
   *[other] { $count } battalions
}
marmitages-line-elite-point = elite troops
marmitages-line-armour-points = { $count ->
    [one] 1 armoured unit
   *[other] { $count } armoured units
}
marmitages-line-inexperienced-penalty = inexperienced troops
marmitages-line-shell-support = artillery, { $count ->
    [one] 1 die
   *[other] { $count } dice
}
marmitages-line-nest-point = { $count ->
    [one] 1 machine-gun nest
   *[other] { $count } machine-gun nests
}
marmitages-line-nest-fire = machine-gun fire
marmitages-line-wire-point = wire
marmitages-line-trench-points = { $count ->
    [one] trench
   *[other] trenches
}
marmitages-line-fort-points = fort
marmitages-line-difficult-point = difficult ground
marmitages-line-gas-roll = gas
marmitages-line-gas-elite = gas against elite troops
marmitages-line-gas-inexperienced = gas against inexperienced troops
marmitages-line-wire-cut-by-infantry = wire cutters
marmitages-line-cavalry-point = { $count ->
    [one] 1 squadron
   *[other] { $count } squadrons
}
marmitages-line-cavalry-against-works = cavalry against works or difficult ground
marmitages-line-aviation-roll = aviation
marmitages-line-attrition = attrition
marmitages-line-bombardment-damage = bombardment, { $count ->
    [one] 1 die
   *[other] { $count } dice
}
marmitages-line-light-artillery = light artillery, { $count ->
    [one] 1 die
   *[other] { $count } dice
}

## Numbers told beside the totals
marmitages-number-shells = cost: { $value ->
    [one] 1 artillery point
   *[other] { $value } artillery points
}
marmitages-number-at-most = { $value } or less needed
marmitages-number-at-least = { $value } or more needed
marmitages-number-bogs-up-to = { $value ->
    [1] bogs down on 1
   *[other] bogs down on 1 or { $value }
}
marmitages-number-wire = damage to destroy wire: { $value }
marmitages-number-trench = damage to destroy a trench: { $value }
marmitages-number-fort = damage to destroy a fort: { $value }

## Sections of the rules
marmitages-section-intro = The match
marmitages-section-1 = § 1 The table
marmitages-section-2 = § 2 Set-up
marmitages-section-2a = § 2a Defences
marmitages-section-2b = § 2b Preliminary bombardment
marmitages-section-2c = § 2c Deployment
marmitages-section-3 = § 3 The turn
marmitages-section-4 = § 4 Movement
marmitages-section-5 = § 5 The assault
marmitages-section-5a = § 5a Who attacks
marmitages-section-5b = § 5b Several assaults
marmitages-section-5c = § 5c The points
marmitages-section-6 = § 6 Gas
marmitages-section-7 = § 7 Cavalry
marmitages-section-8 = § 8 Aviation
marmitages-section-9 = § 9 Cutting wire
marmitages-section-10 = § 10 Last shells
marmitages-section-11 = § 11 The end and victory
marmitages-section-12 = § 12 Scenarios
marmitages-section-13 = § 13 Attrition
marmitages-section-14 = § 14 Light artillery
marmitages-section-15 = § 15 Rolling barrage
marmitages-section-16 = § 16 Interdiction barrage
marmitages-section-points = Armies by points
marmitages-section-cards = Activation by cards
marmitages-section-cards-activation = Cards: activation
marmitages-section-cards-decks = Cards: the decks
marmitages-section-cards-discards = Cards: discards
marmitages-section-cards-events = Cards: events
marmitages-section-cards-hand = Cards: the hand
marmitages-section-cards-lines = Cards: the lines

## Units, works, means
marmitages-kind-infantry = infantry
marmitages-kind-assault-troops = assault troops
marmitages-kind-cavalry = cavalry
marmitages-kind-tank = { $count ->
    [one] tank
   *[other] tanks
}
marmitages-kind-armoured-car = { $count ->
    [one] armoured car
   *[other] armoured cars
}
marmitages-kind-machine-gun = { $count ->
    [one] machine-gun nest
   *[other] machine-gun nests
}
marmitages-unit = { $name ->
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
        [41] st
        [42] nd
        [43] rd
       *[other] th
    } { $kind ->
        [infantry] battalion
        [assault-troops] assault battalion
        [cavalry] squadron
        [tank] tank company
        [armoured-car] armoured car section
       *[machine-gun] machine-gun nest
    }
    [given] { $given }
}
marmitages-quality-standard = standard
marmitages-quality-inexperienced = inexperienced
marmitages-quality-elite = elite
marmitages-element-wire = wire
marmitages-element-trench = trench
marmitages-element-fort = fort
marmitages-stock-shells = { $count ->
    [0] no artillery points
    [one] 1 artillery point
   *[other] { $count } artillery points
}
marmitages-stock-gas = { $count ->
    [0] no gas points
    [one] 1 gas point
   *[other] { $count } gas points
}
marmitages-stock-aviation = { $count ->
    [0] no aviation points
    [one] 1 aviation point
   *[other] { $count } aviation points
}
marmitages-mark-bogged = bogged down
marmitages-mark-moved = has moved
marmitages-mark-fought = has fought
marmitages-mark-assaulted = has assaulted
marmitages-mark-active = activated
marmitages-mark-idle = not activated
marmitages-mark-no-ammunition = short of ammunition
marmitages-mark-no-supply = short of supplies
marmitages-mark-mutinous = mutinous
marmitages-sign-difficult = difficult ground
marmitages-sign-barred = barred by a barrage

## Cards
marmitages-card-2 = 2
marmitages-card-3 = 3
marmitages-card-4 = 4
marmitages-card-5 = 5
marmitages-card-6 = 6
marmitages-card-7 = 7
marmitages-card-8 = 8
marmitages-card-9 = 9
marmitages-card-10 = 10
marmitages-card-jack = jack: ammunition shortage
marmitages-card-queen = queen: supply shortage
marmitages-card-king = king: mutiny!
marmitages-card-ace = ace: artillery surplus
marmitages-card-joker = joker: general assault!
marmitages-ace-shells = 1d6 artillery points
marmitages-ace-barrages = barrages at 1 artillery point each
marmitages-cards-deck = deck
marmitages-cards-hand = hand
marmitages-cards-temporary = temporary discard pile
marmitages-cards-permanent = out of the game
marmitages-cards-burning = now burning

## Goods (open battle)
marmitages-goods-inexperienced = inexperienced infantry (2 for 1 point)
marmitages-goods-infantry = infantry
marmitages-goods-elite = elite infantry
marmitages-goods-assault-troops = assault troops
marmitages-goods-cavalry = cavalry
marmitages-goods-machine-gun = machine-gun nest
marmitages-goods-tank = tanks
marmitages-goods-armoured-car = armoured cars
marmitages-goods-shells = artillery
marmitages-goods-gas = gas
marmitages-goods-aviation = aviation
marmitages-goods-wire = wire
marmitages-goods-trench = trench
marmitages-goods-fort = fort

## Phases
marmitages-phase-begin = Set-up
marmitages-phase-buy = Purchases
marmitages-phase-fortify = Defences
marmitages-phase-bombard = Bombardment
marmitages-phase-deploy = Deployment
marmitages-phase-reinforce = Reinforcements
marmitages-phase-barrage = Barrages
marmitages-phase-move = Movement
marmitages-phase-assault = Assaults
marmitages-phase-commit = Commitment
marmitages-phase-lose = Losses
marmitages-phase-advance = Advance
marmitages-phase-cut = Wire
marmitages-phase-over = The end
marmitages-phase-cards = Cards
marmitages-phase-activate = Activation
marmitages-phase-rest = Left out

## What is asked
marmitages-prompt-begin = Look at the map, then begin the game.
marmitages-prompt-buy = { $side }: raise your army.
marmitages-prompt-fortify = { $side }: place a defence element in your half of the table.
marmitages-prompt-bombard = { $side }: preliminary bombardment; { $shells ->
    [one] 1 artillery point is left
   *[other] { $shells } artillery points are left
}.
marmitages-prompt-deploy = { $side }: deploy your units; { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
marmitages-prompt-reinforce = { $side }: place your reinforcements at the table edge; { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
marmitages-prompt-barrage = { $side }: lay your interdiction barrages, or go on.
marmitages-prompt-move = { $side }: move your units, then end the movement.
marmitages-prompt-assault = { $side }: declare your assaults, then end the sequence.
marmitages-prompt-commit = { $side }: what do you commit in secret to the assault { $origin } → { $target }?
marmitages-prompt-lose = { $side }: choose which unit is lost ({ $due ->
    [one] 1 loss
   *[other] { $due } losses
}).
marmitages-prompt-advance = { $side }: advance your units into { $target }, or stay.
marmitages-prompt-cut = { $side }: cut wire, or go on.
marmitages-prompt-over = The game is over.
marmitages-prompt-cards = { $side }: play your cards.
marmitages-prompt-activate = { $side }, line { $line }: choose the units to activate, { $left ->
    [one] 1 more at most
   *[other] { $left } more at most
}.
marmitages-prompt-rest = { $side }, line { $line }: choose { $left ->
    [one] 1 unit to leave out
   *[other] { $left } units to leave out
}.

## Buttons
marmitages-verb-done = { $phase ->
    [move] End the movement
    [assault] End the assaults
    [bombard] End the bombardment
    [barrage] End the barrages
    [advance] Advance no further
    [cut] Done
    [buy] The army is raised
    [cards] End the sequence
    [activate] No more units
   *[other] Done
}
marmitages-verb-begin = Begin the game
marmitages-verb-buy = Buy
marmitages-verb-place = Place
marmitages-verb-bombard = Bombard
marmitages-verb-deploy = Deploy
marmitages-verb-plan = Follow the scenario’s plan
marmitages-verb-barrage = Interdiction barrage
marmitages-verb-move = Move
marmitages-verb-assault = Assault
marmitages-verb-commit = Commit in secret
marmitages-verb-lose = Remove
marmitages-verb-advance = Advance
marmitages-verb-cut = Cut the wire
marmitages-verb-line = Activate a line
marmitages-verb-activate = Activate
marmitages-verb-rest = Leave out
marmitages-verb-play = Play an event
marmitages-verb-discard = Discard
marmitages-verb-interdict = Interdiction barrages

## Events
marmitages-event-began = The game begins.
marmitages-event-gas-among-shells = { $side }: { $amount ->
    [one] 1 artillery point becomes gas
   *[other] { $amount } artillery points become gas
}.
marmitages-event-army-bought = { $side }: the army is raised.
marmitages-event-roles = { $side }: on the attack.
marmitages-event-placed = { $side }: { $amount ->
    [0] wire
    [1] a trench
   *[2] a fort
} in { $target }.
marmitages-event-bombarded = Bombardment of { $target }: { $amount ->
    [0] no damage
    [one] 1 point of damage
   *[other] { $amount } points of damage
}.
marmitages-event-element-fell = { $target }: { $amount ->
    [0] wire destroyed
    [1] trench destroyed
   *[2] fort destroyed
}.
marmitages-event-cratered = { $target }: the torn ground becomes difficult.
marmitages-event-deployed = { $side }: { $unit } in { $target }.
marmitages-event-turn = Turn { $amount }
marmitages-event-sequence = { $side }: the sequence begins.
marmitages-event-reinforcements = { $side }: { $amount ->
    [0] no reinforcements
    [one] 1 reinforcement unit
   *[other] { $amount } reinforcement units
}.
marmitages-event-barrage-hit = { $side }: interdiction barrage takes effect on { $target }.
marmitages-event-barrage-missed = { $side }: interdiction barrage without effect on { $target }.
marmitages-event-moved = { $unit }: { $origin } → { $target }
marmitages-event-bogged = { $unit }: bogged down in { $target }.
marmitages-event-ran-well = { $unit }: arrived without trouble in { $target }.
marmitages-event-assault = { $side }: assault { $origin } → { $target }
marmitages-event-committed = { $side }: choice made, in secret.
marmitages-event-shells = { $side }: { $amount ->
    [0] no artillery committed
    [one] 1 artillery point committed
   *[other] { $amount } artillery points committed
}.
marmitages-event-gas = { $side }: gas!
marmitages-event-plane = { $side }: aircraft strike.
marmitages-event-attack = Attack ({ $side }): { $amount }
marmitages-event-defence = Defence ({ $side }): { $amount }
marmitages-event-won = { $side }: combat won by { $amount ->
    [one] 1 point
   *[other] { $amount } points
}; the enemy loses that many units, or all he has there.
marmitages-event-tied = A tie in { $target }: one loss on each side.
marmitages-event-lost = { $side }: { $unit }, lost in { $origin }.
marmitages-event-advanced = { $unit } advances from { $origin } into { $target }.
marmitages-event-last-shells = { $side }: last shells, { $amount ->
    [one] 1 artillery point
   *[other] { $amount } artillery points
}.
marmitages-event-wire-cut = { $unit } destroys wire in { $target }.
marmitages-event-wire-held = { $unit } fails to cut the wire in { $target }.
marmitages-event-end-die = End-of-game die: { $amount ->
    [5] 5, the game ends
    [6] 6, the game ends
   *[other] { $amount }, the game goes on
}.
marmitages-event-ended = The game is over. { $amount ->
    [1] { $side }: the defence has held
    [2] { $side }: narrow victory
    [3] { $side }: marginal victory
    [4] { $side }: decisive victory
   *[5] { $side }: the attacker is destroyed
}.

marmitages-event-hand = { $side }: { $amount ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $amount } cards in hand
}.
marmitages-event-card-drawn = { $side }: { marmitages-drawn-card } is drawn.
marmitages-event-card-taken = { $side }: one card too many, taken at random: { marmitages-drawn-card }.
marmitages-event-reshuffled = { $side }: the temporary discard pile is shuffled, { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} in the deck.
marmitages-event-card-played = { $side }: { marmitages-drawn-card } is played.
marmitages-event-card-burned = { $side }: { marmitages-drawn-card } leaves the game.
marmitages-event-card-thrown = { $side }: { marmitages-drawn-card } is discarded.
marmitages-event-line = { $side }: line { $amount } is activated.
marmitages-event-activated = { $unit }, in { $origin }: activated.
marmitages-event-rested = { $unit }, in { $origin }: not activated.
marmitages-event-no-ammunition = { $side }: ammunition shortage strikes { $target }.
marmitages-event-no-supply = { $side }: supply shortage strikes { $target }.
marmitages-event-mutiny = { $side }: mutiny in { $target }!
marmitages-event-surplus-shells = { $side }: artillery surplus, { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
marmitages-event-surplus = { $side }: { $amount ->
    [one] 1 surplus loss, without effect
   *[other] { $amount } surplus losses, without effect
}.
marmitages-event-surplus-barrages = { $side }: artillery surplus, barrages at 1 point each.
marmitages-drawn-card = { $amount ->
    [11] a jack
    [12] a queen
    [13] a king
    [14] an ace
    [15] the joker
    [8] an 8
   *[other] a { $amount }
}

## Grades of victory
marmitages-grade-held = the defence has held
marmitages-grade-narrow = narrow victory
marmitages-grade-marginal = marginal victory
marmitages-grade-decisive = decisive victory
marmitages-grade-destroyed = the attacker is destroyed

## Options
marmitages-option-start = Set-up
marmitages-option-start-quick = quick, by the scenario’s plan
marmitages-option-start-by-hand = by the players
marmitages-option-attrition = Attrition (§ 13)
marmitages-option-light_artillery = Light artillery (§ 14)
marmitages-option-rolling_barrage = Rolling barrage (§ 15)
marmitages-option-interdiction = Interdiction barrages (§ 16)
marmitages-option-cards = Activation by cards
marmitages-option-width = Width of the table
marmitages-option-points = The attacker’s points
marmitages-option-drawn_roles = Roles decided by the armies bought

# Odds
marmitages-odds-attack = Attack: { $side }
marmitages-odds-defence = Defence: { $side }
marmitages-odds-damage = Bombardment: { $side }
marmitages-odds-barred = the sector is barred
marmitages-odds-wire-cut = an element of wire is cut
marmitages-odds-table-won = Chance in % that the assault is won; rows: my artillery points, columns: theirs.
marmitages-odds-table-lost = Chance in % that the assault is repulsed; rows: my artillery points, columns: theirs.
marmitages-odds-worth = If both keep to it: success { $chance }; worth to me, in battalions: { $value }, all told (losses, sector, shells spent).

# What decided
marmitages-ended-die = The die ended the game after turn { $turn }.
marmitages-ended-last-turn = The last turn has been played.
marmitages-ended-attacker-gone = The attacker has no unit left.
marmitages-needed = To win, the attacker needs all { $count } sectors of the first row.
marmitages-decided-row-taken = the first row was taken
marmitages-decided-row-not-taken = not all of the first row was taken
marmitages-decided-home-not-clear = the first row was taken, but the enemy stood in the attacker’s half
marmitages-decided-attacker-gone = the attacker had no unit left
marmitages-term-rows = rows taken
marmitages-term-first-row = sectors of the first row in the attacker’s hands
marmitages-term-home = sectors of the attacker’s half in the enemy’s hands
marmitages-figure-lost = units lost
marmitages-figure-shells = artillery points left
marmitages-figure-gas = gas points left
marmitages-figure-aviation = aviation points left
