# Vimy Ridge 1917: English texts. The keys are the same as in French; tools/check_texts.py sees to it.

vimy-name = Vimy Ridge 1917
vimy-tagline = 9 April 1917, the Canadian Corps against the ridge: trenches, rolling barrage, tunnels, melee, on a map of 1,290 hexes.
vimy-rebuilt = The map, charts and tracks of this game are rebuilt: the printed ones could not be found. They agree with everything the rule book says about them; an owner of the game can put his own in their place.

## Units
vimy-unit = { $name ->
   *[none] { $number }
    [given] { $given }
}
vimy-kind-infantry = infantry
vimy-kind-machine-gun = machine guns
vimy-kind-mortar = trench mortars
vimy-kind-tank = tanks
vimy-companies = { $count ->
    [one] 1 company
   *[other] { $count } companies
}
vimy-division-canadian_1 = 1st Canadian Division
vimy-division-canadian_2 = 2nd Canadian Division
vimy-division-canadian_3 = 3rd Canadian Division
vimy-division-canadian_4 = 4th Canadian Division
vimy-division-british_5 = 5th British Division
vimy-division-reserve_79 = 79th Reserve Division
vimy-division-bavarian_reserve_1 = 1st Bavarian Reserve Division
vimy-division-bavarian_16 = 16th Bavarian Division
vimy-status-exposed = exposed
vimy-status-entrenched = entrenched
vimy-status-underground = underground
vimy-mark-fixed = suppressed
vimy-mark-engaged = engaged
vimy-mark-moved = has moved
vimy-mark-fired = has fired
vimy-mark-reacted = has used its opportunity fire
vimy-mark-roadworthy = out of the shelled zone
vimy-mark-second-trench = in the second trench
vimy-mark-under-fire = under fire
vimy-mark-to-test = must test its morale
vimy-mark-fought = has fought
vimy-mark-lost-now = has just lost a company
vimy-mark-delayed = delayed
vimy-mark-at-hand = at hand
vimy-gone-lost = eliminated
vimy-gone-in-hand = to be placed
vimy-gone-to-come = to come
vimy-gone-surrendered = surrendered
vimy-gone-broken-down = broken down
vimy-facing-north-north-east = north-north-east
vimy-facing-east = east
vimy-facing-south-south-east = south-south-east
vimy-facing-south-south-west = south-south-west
vimy-facing-west = west
vimy-facing-north-north-west = north-north-west

## The map
vimy-level = level { $level }
vimy-terrain-clear = clear
vimy-terrain-wood = wood
vimy-terrain-village = village
vimy-ground-canadian-trench = Canadian trench
vimy-ground-german-trench = German trench
vimy-ground-communication = communication trench
vimy-ground-wire = wire
vimy-ground-road = road
vimy-ground-rail = railway
vimy-ground-tunnel = tunnel
vimy-ground-entrance = tunnel entrance
vimy-ground-shelled = shelled zone
vimy-ground-smoke = smoke
vimy-line-start = Canadian trench
vimy-line-green = green line
vimy-line-red = red line
vimy-line-black = black line
vimy-line-blue = blue line
vimy-objective-hill_145 = Hill 145
vimy-objective-la_folie_farm = La Folie Farm
vimy-objective-hill_135 = Hill 135
vimy-objective-fortification = the fortification
vimy-objective-artillery = artillery
vimy-pimple = the Pimple
vimy-pimple-fires = Fire from the Pimple
vimy-overlay-sight = Line of sight
vimy-overlay-zones = Zones of control
vimy-overlay-barrage = Barrage
vimy-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
vimy-movement-points = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}

## Lines of the totals
vimy-line-trench-score = die
vimy-line-range-penalty = range
vimy-line-same-hex-fire = same hex
vimy-line-from-above = from higher ground
vimy-line-wood-hinders = woods
vimy-line-village-hinders = village
vimy-line-smoke = smoke
vimy-line-fixed-firer = firer suppressed
vimy-line-fixed-target = target suppressed
vimy-line-rolling-column = rolling barrage
vimy-line-standing-column = standing barrage
vimy-line-mine-attack = mine
vimy-line-morale-test = die
vimy-line-morale-losses = companies lost
vimy-line-melee-odds = die
vimy-line-shelled-die = die
vimy-line-snow-movement = snow
vimy-line-wire = die
vimy-line-bravery = die
vimy-line-snow = die
vimy-line-german-reaction = die

## Numbers a fight is decided by
vimy-number-distance = Distance: { $value ->
    [0] same hex
    [one] 1 hex
   *[other] { $value } hexes
}
vimy-number-column = Column of the fire chart: { $value ->
    [0] infantry, 1 company
    [1] infantry, 2 companies
    [2] infantry, 3 companies
    [3] infantry, 4 companies
    [4] machine guns
    [5] mortars
    [6] tanks
    [7] rolling barrage
    [8] standing barrage
   *[9] mine
}
vimy-number-target = Target: { $value ->
    [one] 1 company
   *[other] { $value } companies
}
vimy-number-cover = Cover: a score below { $value } has no effect
vimy-number-no-cover = Trench taken from the enemy: no cover
vimy-number-needed = Score needed to cost a company: { $value }
vimy-number-needed-two = Score needed to cost 2 companies: { $value }
vimy-number-needed-three = Score needed to cost 3 companies: { $value }
vimy-number-suppression = Suppression fire from { $value ->
    [one] a neighbouring hex
   *[other] { $value } hexes away
}: no loss, only a morale test
vimy-number-fixed-from = Suppressed on { $value } or more
vimy-number-rout-from = Routed on { $value } or more
vimy-number-attackers = Attacker: { $value ->
    [one] 1 company
   *[other] { $value } companies
}
vimy-number-defenders = Defender: { $value ->
    [one] 1 company
   *[other] { $value } companies
}
vimy-number-odds-to-one = Column of the melee chart: { $value }:1
vimy-number-odds-one-to = Column of the melee chart: 1:{ $value }
vimy-number-odds-of = Column of the melee chart, attacker: { $value }
vimy-number-odds-against = Column of the melee chart, defender: { $value }
vimy-number-bravery-needed = Total needed to take the machine guns: { $value }
vimy-number-mine-fails = The mine fails on { $value }

## Sections of the rules
vimy-section-1 = § 1 What is rebuilt
vimy-section-2-1 = § 2.1 Counters
vimy-section-2-11 = § 2.11 Units
vimy-section-2-2 = § 2.2 The map
vimy-section-2-21 = § 2.21 Trenches
vimy-section-2-22 = § 2.22 The shelled zone
vimy-section-2-23 = § 2.23 The railway
vimy-section-2-3 = § 2.3 Scale
vimy-section-3-0 = § 3.0 Statuses
vimy-section-3-1 = § 3.1 Exposed
vimy-section-3-2 = § 3.2 Entrenched
vimy-section-3-3 = § 3.3 Underground
vimy-section-3-4 = § 3.4 Changes of status
vimy-section-4-0 = § 4.0 Stacking
vimy-section-5-0 = § 5.0 Zones of control
vimy-section-6-0 = § 6.0 The turn
vimy-section-6-1 = § 6.1 The sequence
vimy-section-7-0 = § 7.0 Movement
vimy-section-7-1 = § 7.1 Movement points
vimy-section-7-2 = § 7.2 Facing
vimy-section-7-3 = § 7.3 In the trenches
vimy-section-7-4 = § 7.4 Terrain
vimy-section-7-5 = § 7.5 Road march
vimy-section-7-6 = § 7.6 Assault
vimy-section-7-7 = § 7.7 Leaving an enemy hex
vimy-section-7-8 = § 7.8 Moving underground
vimy-section-8-0 = § 8.0 Line of sight
vimy-section-8-1 = § 8.1 Heights
vimy-section-8-2 = § 8.2 Woods and villages
vimy-section-8-3 = § 8.3 Friendly units
vimy-section-9-0 = § 9.0 Fire
vimy-section-9-1 = § 9.1 Fire and status
vimy-section-9-2 = § 9.2 Fire and distance
vimy-section-9-3 = § 9.3 Fire and terrain
vimy-section-9-4 = § 9.4 Fire and the barrage
vimy-section-9-5 = § 9.5 Fire and suppressed units
vimy-section-9-6 = § 9.6 Resolution of fire
vimy-section-9-7 = § 9.7 Opportunity fire
vimy-section-9-8 = § 9.8 Trench mortars
vimy-section-10-1 = § 10.1 Where the barrage falls
vimy-section-10-2 = § 10.2 Resolution of the barrage
vimy-section-10-3 = § 10.3 The Canadian advance
vimy-section-11-0 = § 11.0 Morale
vimy-section-11-1 = § 11.1 The morale test
vimy-section-11-2 = § 11.2 Suppressed
vimy-section-11-3 = § 11.3 Rout
vimy-section-11-4 = § 11.4 Suppression fire
vimy-section-12-0 = § 12.0 Melee
vimy-section-12-1 = § 12.1 Resolution of a melee
vimy-section-12-2 = § 12.2 Suppressed units in melee
vimy-section-12-3 = § 12.3 Engaged
vimy-section-13-1 = § 13.1 Tanks
vimy-section-13-2 = § 13.2 Mines
vimy-section-13-3 = § 13.3 Wire
vimy-section-13-4 = § 13.4 The fortification
vimy-section-13-5 = § 13.5 The Pimple
vimy-section-14-0 = § 14.0 Optional rules
vimy-section-14-1 = § 14.1 Smoke
vimy-section-14-2 = § 14.2 Enemy trenches
vimy-section-14-3 = § 14.3 Second trenches
vimy-section-14-4 = § 14.4 Canadian bravery
vimy-section-14-5 = § 14.5 Snow
vimy-section-14-6 = § 14.6 The German reaction
vimy-section-14-7 = § 14.7 Automatic surrender
vimy-section-15-1 = § 15.1 Sectors
vimy-section-15-2 = § 15.2 Canadian reserves
vimy-section-15-3 = § 15.3 German reinforcements
vimy-section-15-4 = § 15.4 Set-up
vimy-section-15-5 = § 15.5 Victory
vimy-section-18 = § 18 Battles
vimy-section-18-1 = § 18.1 Order of battle
vimy-section-18-4 = § 18.4 German organisation

## Phases
vimy-phase-begin = Set-up
vimy-phase-mine = Mines
vimy-phase-deploy = Deployment
vimy-phase-fort = Fortification
vimy-phase-move = Movement
vimy-phase-fire = Fire
vimy-phase-melee = Melee
vimy-phase-entrench = Entrenching
vimy-phase-over = The end
vimy-phase-react = Opportunity fire
vimy-phase-rout = Rout
vimy-phase-lose = Losses

## What is asked
vimy-prompt-begin = Look at the map, then begin the game.
vimy-prompt-mine = { $side }: choose in secret the two neighbouring hexes under which the mines lie.
vimy-prompt-deploy = { $side }: place your units; { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
vimy-prompt-fort = { $side }: will you assault the fortification, or have the barrage destroy it?
vimy-prompt-move = { $mover ->
   *[none] { $side }: move your units, then end the movement.
    [moving] { $side }: { $unit } is on the move, { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }.
}
vimy-prompt-fire = { $side }: fire with your units, then end the firing.
vimy-prompt-melee = { $side }: fight your melees.
vimy-prompt-entrench = { $side }: your units in trenches may entrench, at no cost.
vimy-prompt-over = The game is over.
vimy-prompt-react = { $side }: { $unit } leaves { $origin }; do you fire?
vimy-prompt-rout = { $side }: { $unit } is routed; { $steps ->
    [one] 1 hex to fall back
   *[other] { $steps } hexes to fall back
}.
vimy-prompt-lose = { $side }: which unit loses a company in { $target }?

## Buttons
vimy-verb-done = { $phase ->
    [move] End the movement
    [fire] End the firing
    [melee] End the melees
    [entrench] End the entrenching
    [react] Hold fire
   *[other] Done
}
vimy-verb-begin = Begin the game
vimy-verb-plan = Ready-made deployment
vimy-verb-mines = Lay the mines
vimy-verb-deploy = Place
vimy-verb-fort = Decide on the fortification
vimy-verb-move = Move
vimy-verb-march = March by road
vimy-verb-face = Turn to face
vimy-verb-step = Go
vimy-verb-expose = Leave cover
vimy-verb-entrench = Entrench
vimy-verb-descend = Go underground
vimy-verb-stop = Stop here
vimy-verb-react = Fire at the unit that leaves
vimy-verb-fire = Fire
vimy-verb-smoke = Lay smoke
vimy-verb-rout = Fall back
vimy-verb-stay = Stay in the trench
vimy-verb-melee = Fight
vimy-verb-decline = Forgo the melee
vimy-verb-lose = Lose a company

## Events
vimy-event-began = The game begins.
vimy-event-mines-laid = { $side }: the mines lie under { $origin } and { $target }.
vimy-event-deployed = { $side }: { $unit } in { $target }{ $amount ->
    [1] , entrenched
    [2] , underground
   *[other] {""}
}.
vimy-event-mine = The mine under { $target } { $amount ->
    [0] fails
   *[other] goes up
}.
vimy-event-fort = { $side }: the fortification { $amount ->
    [1] is spared for an assault
   *[other] is to be destroyed by the barrage
}.
vimy-event-turn = Turn { $amount }
vimy-event-phase = { $side }: { $amount ->
    [4] movement
    [5] fire
    [6] melee
    [7] entrenching
   *[other] next phase
}
vimy-event-snow = { $amount ->
    [0] The snow stops for good.
    [one] Snow: visibility 1 hex.
   *[other] Snow: visibility { $amount } hexes.
}
vimy-event-reaction = { $unit } and its battalion { $amount ->
    [0] are at hand from the start
    [1] come as planned
   *[other] will be late
}.
vimy-event-delayed = { $unit } and its battalion are delayed until turn { $amount }.
vimy-event-ready = { $unit }: { $amount ->
    [0] no movement points
    [one] 1 movement point
   *[other] { $amount } movement points
}.
vimy-event-broke-down = { $unit } breaks down and leaves the battle.
vimy-event-faced = { $unit } faces { $amount ->
    [0] north-north-east
    [1] east
    [2] south-south-east
    [3] south-south-west
    [4] west
   *[5] north-north-west
}.
vimy-event-moved = { $unit }: { $origin } → { $target }
vimy-event-status = { $unit } in { $target }: { $amount ->
    [0] exposed
    [1] entrenched
   *[2] underground
}.
vimy-event-wire = { $unit }: the wire in { $target } costs { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
vimy-event-held-by-wire = { $unit } is held up by the wire in { $target }.
vimy-event-entered = { $unit } enters the map at { $target }.
vimy-event-split = { $unit } splits: its head in { $target }, the rest in { $origin }.
vimy-event-rolling = The barrage rolls to the { $amount ->
    [1] green
    [2] red
    [3] black
   *[4] blue
} line.
vimy-event-standing = The barrage stands on the { $amount ->
    [1] green
    [2] red
    [3] black
   *[4] blue
} line.
vimy-event-crossed = { $unit } runs into the barrage in { $target }.
vimy-event-fired = { $side }: { $unit } fires from { $origin } at { $target }.
vimy-event-pimple = The Pimple fires at { $target }.
vimy-event-reacted = { $side }: { $unit } fires from { $origin } at the unit that leaves { $target }.
vimy-event-hit = { $unit }, in { $target }: { $amount ->
    [one] 1 company lost
   *[other] { $amount } companies lost
}.
vimy-event-missed = { $unit }, in { $target }: no loss (score { $amount }).
vimy-event-lost = { $side }: { $unit } is eliminated in { $target }.
vimy-event-steady = { $unit } holds (morale { $amount }).
vimy-event-fixed = { $unit } is suppressed in { $target }.
vimy-event-routed = { $unit } is routed (morale { $amount }).
vimy-event-fell-back = { $unit } falls back from { $origin } to { $target }.
vimy-event-surrendered = { $side }: { $unit } surrenders in { $target }, { $amount ->
    [one] 1 company
   *[other] { $amount } companies
}.
vimy-event-smoke = { $unit } lays smoke on { $target }.
vimy-event-unfixed = { $side }: { $amount ->
    [0] no unit was suppressed
    [one] 1 unit is no longer suppressed
   *[other] { $amount } units are no longer suppressed
}.
vimy-event-melee = { $side }: melee in { $target }, { $amount ->
    [0] the attacker loses a company
    [1] the defender loses a company
    [2] each side loses a company
   *[3] the weaker side surrenders
}.
vimy-event-declined = { $side }: no melee in { $target }.
vimy-event-engaged = { $unit } is engaged in { $target }.
vimy-event-bravery = { $unit }: { $amount ->
    [0] nobody reaches the machine guns in { $target }
   *[other] one brave man takes the machine guns in { $target }
}.
vimy-event-objective = { $side }: the last to enter { $target }, worth { $amount ->
    [one] 1 point
   *[other] { $amount } points
}.
vimy-event-ended = The game is over. Winner: { $side }, with a total of { $amount ->
    [one] 1 point
   *[other] { $amount } points
} for the Canadians.

## Grades of victory
vimy-grade-canadian-decisive = decisive Canadian victory
vimy-grade-canadian-tactical = tactical Canadian victory
vimy-grade-canadian-marginal = marginal Canadian victory
vimy-grade-german-marginal = marginal German victory
vimy-grade-german-tactical = tactical German victory
vimy-grade-german-decisive = decisive German victory

## Options
vimy-option-start = Set-up
vimy-option-start-quick = ready-made deployments
vimy-option-start-by-hand = by the players
vimy-option-smoke = Smoke (§ 14.1)
vimy-option-captured_trenches = Captured trenches give cover (§ 14.2)
vimy-option-secondary_trenches = Second trenches (§ 14.3)
vimy-option-bravery = Canadian bravery (§ 14.4)
vimy-option-snow = Snow (§ 14.5)
vimy-option-reaction = German reaction (§ 14.6)
vimy-option-automatic_surrender = Automatic surrender (§ 14.7)
vimy-option-mortar_limit = Maximum range of mortars (§ 9.8)
vimy-option-map = Map
vimy-option-charts = Charts

## Odds
vimy-odds-score = Fire: { $side }
vimy-odds-morale = Morale: { $side }
vimy-odds-morale-more = Morale: 1 more for each company just lost.
vimy-odds-melee = Melee: { $side }
vimy-melee-odds = Companies, { $attackers } against { $defenders }: odds { $odds }.
vimy-odds-lost = companies lost on average
vimy-odds-eliminated = is eliminated
vimy-odds-surrenders = surrenders
vimy-odds-routed = is routed
vimy-odds-fixed = is suppressed

## The page
vimy-rear-in = the rest in { $place }
vimy-formation = Formation
vimy-choose-unit = Choose a unit
vimy-choose-status = Choose a status
vimy-choose-facing = Choose its facing
vimy-choose-act = Choose what it does
vimy-choose-rear = Choose where the rest of the battalion is
vimy-fort-assault = Assault it
vimy-fort-assault-what = The wire stays and the garrison is spared by the barrage; taken, it is worth points.
vimy-fort-shell = Let the barrage destroy it
vimy-fort-shell-what = Wire and garrison are shelled; it is worth nothing.
vimy-hint-mine = Choose a lit hex of German trench, then one beside it. Only you see where the mines lie.
vimy-hint-deploy = Click a lit hex: the unit can be set up there with this status.
vimy-hint-move = { $count ->
    [one] 1 unit can still move: choose it on the map.
   *[other] { $count } units can still move: choose one on the map.
}
vimy-hint-face = First the unit faces a corner: choose an arrow, or point to where it is to go.
vimy-hint-expose = The unit may leave its cover: choose the corner it will face.
vimy-hint-reach = Point at a hex, or tap it: the way there, its chances and the enemies who may fire are shown; a click, or a second tap, gives the order.
vimy-hint-step = The unit may go into the lit hexes, one at a time.
vimy-hint-fire = { $count ->
    [0] Nobody can fire.
    [one] 1 unit can fire: choose it, then a lit hex.
   *[other] { $count } units can fire: choose one, then a lit hex.
}
vimy-hint-react = { $count ->
    [one] 1 unit may fire at it before it leaves.
   *[other] { $count } units may fire at it before it leaves.
}
vimy-hint-rout = The unit falls back into a lit hex.
vimy-hint-melee = { $count ->
    [one] 1 hex is fought over: choose it.
   *[other] { $count } hexes are fought over: choose one.
}
vimy-hint-entrench = { $count ->
    [one] 1 unit may entrench: choose it.
   *[other] { $count } units may entrench: choose one.
}
vimy-hint-lose = Choose the unit that loses a company.
vimy-stock-companies-lost = { $count ->
    [one] 1 company lost
   *[other] { $count } companies lost
}
vimy-stock-companies-surrendered = { $count ->
    [one] 1 company surrendered
   *[other] { $count } companies surrendered
}
vimy-stock-units-lost = { $count ->
    [one] 1 unit eliminated
   *[other] { $count } units eliminated
}
vimy-stock-units-surrendered = { $count ->
    [one] 1 unit surrendered
   *[other] { $count } units surrendered
}
vimy-stock-in-hand = { $count } to place
vimy-stock-to-come = { $count } to come
vimy-stock-broken-down = { $count ->
    [one] 1 tank company broken down
   *[other] { $count } tank companies broken down
}
vimy-score-objectives = objectives held
vimy-score-germans_surrendered = German units surrendered: { $count }
vimy-score-infantry_lost = infantry companies lost: { $count }
vimy-score-others_lost = other companies lost: { $count }
vimy-score-surrendered = companies surrendered: { $count }
vimy-score-bravery = bravery
vimy-overlays = Overlays
vimy-overlay-sight-what = What can be seen from the hex under the cursor
vimy-overlay-zones-what = Zones of control of both sides
vimy-overlay-barrage-what = The barrage now and next, and how far Canadians may go
vimy-sight-from = Seen from { $place }: light, clear; grey, hindered by woods or villages; hatched, closed to fire at present.
vimy-barrage-none = The barrage has not begun.
vimy-barrage-rolling = The barrage is rolling: { $line }.
vimy-barrage-standing = The barrage stands: { $line }.
vimy-barrage-next = Next, in amber: to the { $line }, turn { $turn }.
vimy-barrage-limit = Dark: where no Canadian may go yet.
vimy-zones-how = Amber, solid edge: { $canadian }. Blue, dashed edge: { $german }.
vimy-case-melee = { $count ->
    [0] The attacker loses a company.
    [1] The defender loses a company.
    [2] Each side loses a company.
   *[3] The weaker side surrenders.
}
vimy-case-missed = no loss
vimy-case-hit = { $count ->
    [one] 1 company lost
   *[other] { $count } companies lost
}
vimy-case-eliminated = eliminated
vimy-case-surrendered = surrenders
vimy-case-routed = routed
vimy-case-fixed = suppressed
vimy-case-steady = holds
vimy-case-chosen = The owner chooses which unit takes the loss; morale tests follow.
vimy-case-open = The owner chooses the path of the rout; the odds end there.
vimy-case-lost = { $count ->
    [0] No company falls.
    [one] 1 company falls.
   *[other] { $count } companies fall.
}
vimy-reinforcements = Reinforcements
vimy-arrives = turn { $turn }, { $place }
vimy-visibility = snow: visibility { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
vimy-legend = Legend
vimy-legend-exposed = exposed; the triangle shows its facing, the squares its companies
vimy-legend-entrenched = entrenched: crenellated edge
vimy-legend-underground = underground
vimy-legend-fixed = suppressed
vimy-legend-engaged = engaged
vimy-legend-number = number of the hex; below, its level
vimy-legend-objective = objective and its points; swallow-tailed once in Canadian hands
vimy-legend-shells = barrage

# What decided
vimy-ended-last-turn = The last turn has been played.
vimy-needed = The Canadians needed { $count } points.
vimy-decided-objectives-taken = enough objectives were taken
vimy-decided-prisoners-taken = prisoners and bravery made up for what the losses cost
vimy-decided-objectives-kept = too few objectives were taken
vimy-decided-losses-suffered = enough objectives were taken, but at too great a loss
vimy-term-objectives = points: objectives in Canadian hands
vimy-term-prisoners = points: prisoners and bravery
vimy-term-losses = points off: Canadian losses
vimy-figure-companies_lost = companies lost
vimy-figure-companies_surrendered = companies that surrendered
vimy-figure-units_surrendered = units that surrendered
vimy-order-fight = ASSAULT, as things stand
