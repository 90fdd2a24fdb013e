# Bretzel Krieg !: English texts. The keys are those of the French file; tools/check_texts.py sees to it.

bretzel-krieg-name = Bretzel Krieg !
bretzel-krieg-tagline = 1939-1945 at divisional level, on a table without squares: headquarters postures, fire, retreats, breakthroughs.

## Units and means
bretzel-krieg-kind-infantry = infantry
bretzel-krieg-kind-motorised = motorised troops
bretzel-krieg-kind-armoured = armour
bretzel-krieg-unit = { $name ->
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
        [infantry] Infantry Division
        [motorised] Motorised Division
       *[armoured] Armoured Division
    }
    [given] { $given }
}
bretzel-krieg-elements = { $count ->
    [one] 1 element
   *[other] { $count } elements
}
bretzel-krieg-cohesion = cohesion { $count ->
    [4] 4, excellent
    [3] 3, good
    [2] 2, average
    [1] 1, poor
   *[other] { $count }
}
bretzel-krieg-mode-static = static
bretzel-krieg-mode-progressing = progressing
bretzel-krieg-mode-advancing = advancing
bretzel-krieg-mode-fast = fast advance
bretzel-krieg-posture-bold = bold
bretzel-krieg-posture-pragmatic = pragmatic
bretzel-krieg-posture-prudent = prudent
bretzel-krieg-mark-activated = activated
bretzel-krieg-mark-moved = has moved
bretzel-krieg-mark-fired = has fired
bretzel-krieg-mark-no-fight = does not fight this turn
bretzel-krieg-mark-displaced = displaced by combat
bretzel-krieg-mark-retreated = has retreated
bretzel-krieg-mark-settled = static for a turn
bretzel-krieg-mark-broke-in = has broken through
bretzel-krieg-mark-bombed = under air attack
bretzel-krieg-mark-driven-back = driven back in its own turn
bretzel-krieg-gone-in-hand = to be deployed
bretzel-krieg-gone-to-come = reinforcement
bretzel-krieg-gone-lost = eliminated
bretzel-krieg-goods-entrenchment = entrenchment (3 points)
bretzel-krieg-goods-strafing = strafing (2 dice)
bretzel-krieg-goods-bombing = bombing (3 dice)
bretzel-krieg-goods-dive-bombing = dive bombing (4 dice)
bretzel-krieg-goods-aa-2 = anti-aircraft, effectiveness 2
bretzel-krieg-goods-aa-3 = anti-aircraft, effectiveness 3
bretzel-krieg-goods-aa-4 = anti-aircraft, effectiveness 4
bretzel-krieg-lies-along = along the front
bretzel-krieg-lies-across = across
bretzel-krieg-ground-wood = wood
bretzel-krieg-ground-town = town
bretzel-krieg-ground-height = height
bretzel-krieg-ground-marsh = marsh
bretzel-krieg-ground-lake = lake
bretzel-krieg-ground-ravine = ravine
bretzel-krieg-ground-bocage = bocage
bretzel-krieg-ground-bridge = bridge
bretzel-krieg-ground-ford = ford
bretzel-krieg-movement-clear = free movement
bretzel-krieg-movement-difficult = difficult ground
bretzel-krieg-movement-very-difficult = very difficult ground
bretzel-krieg-movement-impassable = impassable
bretzel-krieg-cover-clear = clear ground
bretzel-krieg-cover-natural = natural cover
bretzel-krieg-cover-dense = dense cover
bretzel-krieg-cover-town = town
bretzel-krieg-segment = segment { $number }

## Chapters
bretzel-krieg-section-scales = Scales
bretzel-krieg-section-preparation = Preparation
bretzel-krieg-section-recruitment = Recruitment
bretzel-krieg-section-composition = Composition of units
bretzel-krieg-section-cohesion = Cohesion
bretzel-krieg-section-deployment = Deployment
bretzel-krieg-section-turn = The turn
bretzel-krieg-section-action-points = Action points
bretzel-krieg-section-modes = Modes of action
bretzel-krieg-section-movement = Movement
bretzel-krieg-section-reinforcements = Reinforcements
bretzel-krieg-section-combat = Combat
bretzel-krieg-section-retreat = Retreat
bretzel-krieg-section-breakthrough = Armoured breakthrough
bretzel-krieg-section-air = Air support and anti-aircraft fire
bretzel-krieg-section-end = The end of the game

## Phases
bretzel-krieg-phase-begin = Set-up
bretzel-krieg-phase-recruit = Recruitment
bretzel-krieg-phase-buy = Support
bretzel-krieg-phase-entrench = Entrenchments
bretzel-krieg-phase-deploy = Deployment
bretzel-krieg-phase-posture = HQ
bretzel-krieg-phase-allot = Allotment
bretzel-krieg-phase-designate = Designation
bretzel-krieg-phase-move = Movement
bretzel-krieg-phase-fire = Combat
bretzel-krieg-phase-retreat = Retreat
bretzel-krieg-phase-break-through = Breakthrough
bretzel-krieg-phase-flak = Anti-aircraft
bretzel-krieg-phase-bomb = Bombs
bretzel-krieg-phase-over = End

## What is asked
bretzel-krieg-prompt-begin = Everything is ready: begin the game.
bretzel-krieg-prompt-recruit = { $side }: recruit your divisions; { $points ->
    [one] 1 point is
   *[other] { $points } points are
} left.
bretzel-krieg-prompt-buy = { $side }: how many { $good ->
    [entrenchment] entrenchments (3 points)
    [strafing] strafing attacks (2 points)
    [bombing] bombing attacks (3 points)
    [dive-bombing] dive-bombing attacks (4 points)
    [aa-2] anti-aircraft assets of effectiveness 2 (2 points)
    [aa-3] anti-aircraft assets of effectiveness 3 (3 points)
   *[aa-4] anti-aircraft assets of effectiveness 4 (4 points)
} do you buy?
bretzel-krieg-prompt-entrench = { $side }: lay an entrenchment in your deployment area.
bretzel-krieg-prompt-deploy = { $side }: deploy your units; { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
bretzel-krieg-prompt-posture = { $side }: how does your headquarters command this turn?
bretzel-krieg-prompt-allot = { $side }: allot the scores { $scores } to your segments.
bretzel-krieg-prompt-designate = { $side }: designate the units to activate; action points (AP) by segment: { $pa }.
bretzel-krieg-prompt-move = { $side }: move your activated units, then go on to combat.
bretzel-krieg-prompt-fire = { $side }: fire with your activated units, then end the turn.
bretzel-krieg-prompt-retreat = { $side }: { $unit } retreats; { $steps ->
    [one] 1 DU
   *[other] { $steps } DU
} to go.
bretzel-krieg-prompt-break-through = { $side }: does { $unit } break through to { $target }?
bretzel-krieg-prompt-flak = { $side }: air attack ({ $dice } dice) on { $target }; do you answer with anti-aircraft fire?
bretzel-krieg-prompt-bomb = The bombs are falling.
bretzel-krieg-prompt-over = The game is over.

## Buttons
bretzel-krieg-verb-done = { $phase ->
    [recruit] Army recruited
    [designate] End designation
    [move] End movement
    [fire] End the turn
    [break-through] Do not break through
    [flak] Hold fire
   *[other] Done
}
bretzel-krieg-verb-begin = Begin the game
bretzel-krieg-verb-plan = Follow the scenario’s plan
bretzel-krieg-verb-recruit = Recruit
bretzel-krieg-verb-buy = Buy
bretzel-krieg-verb-place = Lay the entrenchment
bretzel-krieg-verb-deploy = Deploy
bretzel-krieg-verb-posture = Choose the posture
bretzel-krieg-verb-allot = Allot
bretzel-krieg-verb-designate = Activate
bretzel-krieg-verb-enter = Bring in
bretzel-krieg-verb-move = Move
bretzel-krieg-verb-fire = Fire
bretzel-krieg-verb-retreat = Fall back
bretzel-krieg-verb-break-through = Break through
bretzel-krieg-verb-air = Air attack
bretzel-krieg-verb-flak = Fire (anti-aircraft)

## Events
bretzel-krieg-event-began = The game begins.
bretzel-krieg-event-budget = { $side }: { $amount ->
    [one] 1 point
   *[other] { $amount } points
} { $rule ->
    [combat-budget] for divisions
   *[support-budget] for support
}.
bretzel-krieg-event-recruited = { $side }: { $unit }, { $amount ->
    [one] 1 element
   *[other] { $amount } elements
}.
bretzel-krieg-event-bought = { $side }: { $amount ->
    [0] no entrenchments
    [one] 1 entrenchment
   *[other] { $amount } entrenchments
}.
bretzel-krieg-event-support-chosen = { $side }: support chosen, in secret.
bretzel-krieg-event-placed = { $side }: entrenchment at { $target }, { $amount ->
    [0] along the front
   *[1] across
}.
bretzel-krieg-event-deployed = { $side }: { $unit } at { $target }.
bretzel-krieg-event-turn = Turn { $amount }
bretzel-krieg-event-player-turn = { $side }: the turn begins.
bretzel-krieg-event-posture = { $side }: { $amount ->
    [0] bold
    [1] pragmatic
   *[2] prudent
} headquarters.
bretzel-krieg-event-die = { $side }: a score of { $amount }.
bretzel-krieg-event-bold-die = { $side }: { $amount } AP to segment { $target ->
    [s1] 1
    [s2] 2
    [s3] 3
    [s4] 4
   *[s5] 5
}.
bretzel-krieg-event-allotted = { $side }: { $amount } AP to segment { $target ->
    [s1] 1
    [s2] 2
    [s3] 3
    [s4] 4
   *[s5] 5
}.
bretzel-krieg-event-designated = { $unit }: activated.
bretzel-krieg-event-entered = { $side }: { $unit } comes in at { $target } ({ $amount ->
    [one] 1 element
   *[other] { $amount } elements
}).
bretzel-krieg-event-passed-by = { $unit } goes by way of { $target }.
bretzel-krieg-event-moved = { $unit }: { $origin } → { $target } ({ NUMBER($tenths, minimumFractionDigits: 1) } DU, { $rule ->
    [mode-progressing] progressing
    [mode-advancing] advancing
   *[mode-fast] fast advance
})
bretzel-krieg-event-detour = { $unit } cannot go straight to { $target } because of { $rule ->
    [zone-of-control] an enemy’s zone of control
    [difficult-holds] difficult ground
   *[impassable] impassable ground
}: the way around { $amount ->
    [0] costs nothing extra
   *[other] costs { NUMBER($tenths, minimumFractionDigits: 1) } DU extra
}.
bretzel-krieg-event-worse-mode = { $unit }: the mode is { $rule ->
    [mode-advancing] advancing
   *[mode-fast] fast advance
} instead of { $amount ->
    [1] progressing
   *[2] advancing
}.
bretzel-krieg-event-fired = { $unit } fires at { $target }: { $amount ->
    [one] 1 die
   *[other] { $amount } dice
}
bretzel-krieg-event-struck = { $unit }: { $amount ->
    [0] no hits
    [one] 1 hit
   *[other] { $amount } hits
}.
bretzel-krieg-event-cohesion = { $unit }: { $amount ->
    [0] cohesion holds
    [one] 1 cohesion test failed
   *[other] { $amount } cohesion tests failed
}.
bretzel-krieg-event-lost = { $unit } loses { $amount ->
    [one] 1 element
   *[other] { $amount } elements
}.
bretzel-krieg-event-eliminated = { $unit } is eliminated at { $target }.
bretzel-krieg-event-driven-back = { $unit } must fall back { $amount } DU: { $amount ->
    [1] a 1
    [2] two 1s
    [3] three 1s
    [4] four 1s
   *[5] five 1s
} on the firing dice.
bretzel-krieg-event-retreated = { $unit } falls back for a 1 on the firing dice: { $origin } → { $target }
bretzel-krieg-event-blocked = { $unit } at { $target }: no way to fall back for a 1 on the firing dice.
bretzel-krieg-event-stood-fast = { $unit }, dug in, stands fast at { $target }: one 1 on the firing dice is not enough.
bretzel-krieg-event-broke-through = { $unit } breaks through: { $origin } → { $target }
bretzel-krieg-event-air-attack = { $side }: { $amount ->
    [2] strafing
    [3] bombing
   *[4] dive bombing
} at { $target }.
bretzel-krieg-event-flak-hit = { $side }: anti-aircraft fire of effectiveness { $amount } drives the attack off.
bretzel-krieg-event-flak-missed = { $side }: anti-aircraft fire of effectiveness { $amount } misses.
bretzel-krieg-event-bombed = { $unit } is attacked from the air at { $target }: { $amount } dice
bretzel-krieg-event-objective = { $side }: objective at { $target } taken ({ $amount ->
    [one] 1 point
   *[other] { $amount } points
}).
bretzel-krieg-event-ended = The game is over. { $amount ->
    [1] { $side }: narrow victory
    [2] { $side }: marginal victory
    [3] { $side }: decisive victory
   *[4] { $side }: the enemy is destroyed
}.

## Grades of victory
bretzel-krieg-grade-narrow = narrow victory
bretzel-krieg-grade-marginal = marginal victory
bretzel-krieg-grade-decisive = decisive victory
bretzel-krieg-grade-destroyed = the enemy is destroyed

## Options
bretzel-krieg-option-start = Set-up
bretzel-krieg-option-start-quick = quick, by the scenario’s plan
bretzel-krieg-option-start-by-hand = by the players
bretzel-krieg-option-air = Air support and anti-aircraft fire
bretzel-krieg-option-segments = Segments of the table

## Odds
bretzel-krieg-odds-fire = Hits: { $side }
bretzel-krieg-odds-bombs = Hits on { $unit }
bretzel-krieg-odds-flak = Anti-aircraft fire: { $side }
bretzel-krieg-odds-loses = loses an element or more
bretzel-krieg-odds-falls = is eliminated
bretzel-krieg-odds-retreats = falls back
bretzel-krieg-odds-lost = elements lost on average
bretzel-krieg-odds-breaks-through = can break through
bretzel-krieg-odds-driven-off = the attack is driven off
bretzel-krieg-odds-case-losses = Elements lost: { $losses }.
bretzel-krieg-odds-case-nothing = No elements lost.
bretzel-krieg-case-retreats = falls back { $count } DU, where its owner chooses
bretzel-krieg-case-driven-off = The attack is driven off.
bretzel-krieg-dice-thrown = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
bretzel-krieg-line-hit-infantry-clear = { bretzel-krieg-dice-thrown }, 3 or more (infantry on clear ground)
bretzel-krieg-line-hit-infantry-natural = { bretzel-krieg-dice-thrown }, 4 or more (infantry, natural cover)
bretzel-krieg-line-hit-motorised-clear = { bretzel-krieg-dice-thrown }, 4 or more (motorised on clear ground)
bretzel-krieg-line-hit-motorised-natural = { bretzel-krieg-dice-thrown }, 4 or more (motorised, natural cover)
bretzel-krieg-line-hit-dense = { bretzel-krieg-dice-thrown }, 5 or 6 (dense cover)
bretzel-krieg-line-hit-armoured = { bretzel-krieg-dice-thrown }, 5 or 6 (armour)
bretzel-krieg-line-armour-and-towns = { bretzel-krieg-dice-thrown }, 6 only (armour and towns)
bretzel-krieg-line-cohesion-test = then a die for each hit: above the cohesion, an element is lost
bretzel-krieg-line-flak = one die, its effectiveness or less

## Numbers of a fight
bretzel-krieg-number-mode = mode: { $value ->
    [0] static
    [1] progressing
   *[2] advancing
}
bretzel-krieg-number-mode-after-retreat = mode: as if progressing, after a retreat
bretzel-krieg-number-range = column of the range table: { $value } DU
bretzel-krieg-number-needed = needed to hit: { $value ->
    [6] 6
   *[other] { $value } or more
}
bretzel-krieg-number-ones = 1s rolled: { $value ->
    [0] none
    [one] 1, one step of retreat
   *[other] { $value }, a step of retreat each
}
bretzel-krieg-number-ones-dug-in = 1s rolled: { $value ->
    [0] none
    [one] 1, but it takes two to dislodge a dug-in unit
   *[other] { $value }, a step of retreat each for the dug-in unit
}
bretzel-krieg-number-cohesion = cohesion: { $value ->
    [4] 4, excellent
    [3] 3, good
    [2] 2, average
   *[1] 1, poor
}; a die above it costs an element
bretzel-krieg-number-efficiency = effectiveness: { $value } or less drives the attack off
bretzel-krieg-number-air-dice = dice of the air attack: { $value }

## The table
bretzel-krieg-standing = If it ended now: { $side }, { $grade }.
bretzel-krieg-standing-points = { $side }: { $score ->
    [one] 1 point
   *[other] { $score } points
}, { $need } to win
bretzel-krieg-scale = 2 distance units (DU) = 10 km
bretzel-krieg-ud = { $count } DU
bretzel-krieg-pa = { $count } AP
bretzel-krieg-hour = { $hour }:00
bretzel-krieg-ruler = Ruler
bretzel-krieg-measured = { $ud } · { $km } km
bretzel-krieg-dice = { $count }d6
bretzel-krieg-no-fire = no fire
bretzel-krieg-segment-pa = { $count ->
    [-1] segment { $number }
   *[other] segment { $number } · { bretzel-krieg-pa }
}
bretzel-krieg-point = { $place }, segment { $segment }
bretzel-krieg-beside = { $unit } at { $far }
bretzel-krieg-in-entrenchment = entrenchment (dense cover)
bretzel-krieg-at-objective = objective { $name } ({ $count ->
    [one] 1 point
   *[other] { $count } points
})
bretzel-krieg-out-of-reach = out of reach
bretzel-krieg-in-reach = allowed here
bretzel-krieg-in-range = in range
bretzel-krieg-classes-wood = difficult, dense cover
bretzel-krieg-classes-town = difficult, town
bretzel-krieg-classes-height = free movement, natural cover
bretzel-krieg-classes-marsh = very difficult, natural cover
bretzel-krieg-classes-lake = impassable
bretzel-krieg-classes-ravine = very difficult, clear
bretzel-krieg-classes-bocage = free movement, dense cover
bretzel-krieg-stock-purse = { $count ->
    [one] 1 point
   *[other] { $count } points
} for divisions
bretzel-krieg-stock-in-hand = { $count } to deploy
bretzel-krieg-stock-lost = { $count ->
    [0] no elements lost
    [one] 1 element lost
   *[other] { $count } elements lost
}
bretzel-krieg-stock-objectives = objectives: { $count }
bretzel-krieg-stock-used = { $count ->
    [one] 1 air action used
   *[other] { $count } air actions used
}
bretzel-krieg-choose-unit = Choose a division
bretzel-krieg-price = { $count ->
    [one] 1 point
   *[other] { $count } points
} per element
bretzel-krieg-support-left = { $count ->
    [one] 1 support point
   *[other] { $count } support points
} left
bretzel-krieg-posture-dice-bold = d8 − 1 for each segment, assigned before the roll
bretzel-krieg-posture-dice-pragmatic = d6 − 1, allotted after the roll
bretzel-krieg-posture-dice-prudent = d4, allotted after the roll
bretzel-krieg-targets = Targets of { $unit }
bretzel-krieg-useful = Useful points ({ $count })
bretzel-krieg-pass-by = Go by way of this point
bretzel-krieg-passing-by = The route goes by way of { $place }: choose where it ends.
bretzel-krieg-flak-chance = { $count } chances in 6 to drive the attack off
bretzel-krieg-flak-threat = If you hold fire
bretzel-krieg-air-title = Air support
bretzel-krieg-air-show = Show my air support
bretzel-krieg-hint-recruit = Points left: { $count }. Choose how many elements each division has.
bretzel-krieg-hint-entrench = Point, in the lit area, to where its middle is to lie.
bretzel-krieg-hint-deploy = Choose a division, then a point in the lit area.
bretzel-krieg-hint-designate = Click a division to activate it for 1 action point (AP) of its segment.
bretzel-krieg-hint-enter = elements; then point at the edge, where it is lit up
bretzel-krieg-hint-move = Choose a division and drag it, or point to where it is to go.
bretzel-krieg-hint-point = Drag the division or point anywhere: its reach is lit up, mode by mode.
bretzel-krieg-hint-fire = { $count ->
    [0] No division has a target.
    [one] 1 division can fire: choose it, then its target.
   *[other] { $count } divisions can fire: choose one, then its target.
}
bretzel-krieg-hint-retreat = Choose where it falls back to: 1 DU (5 km) away, and farther from every enemy.
bretzel-krieg-hint-air = Point anywhere: every division within 1 DU (5 km) is attacked, your own too.

# What decided
bretzel-krieg-ended-last-turn = The last turn has been played.
bretzel-krieg-ended-destroyed = One side is destroyed.
bretzel-krieg-needed = The attacker needed { $count } points.
bretzel-krieg-decided-ground-taken = the objectives held were enough
bretzel-krieg-decided-losses-inflicted = the enemy’s losses made up for the objectives not taken
bretzel-krieg-decided-ground-kept = too few objectives were taken
bretzel-krieg-decided-losses-suffered = enough objectives were taken, but at too great a cost
bretzel-krieg-decided-destroyed = the enemy was destroyed
bretzel-krieg-term-objectives = points: objectives held by the attacker
bretzel-krieg-term-defender-losses = points: the defender’s losses
bretzel-krieg-term-attacker-losses = points off: the attacker’s losses
bretzel-krieg-figure-lost = elements lost
bretzel-krieg-figure-entrenchment = left: entrenchments
bretzel-krieg-figure-strafing = left: { bretzel-krieg-goods-strafing }
bretzel-krieg-figure-bombing = left: { bretzel-krieg-goods-bombing }
bretzel-krieg-figure-dive-bombing = left: { bretzel-krieg-goods-dive-bombing }
bretzel-krieg-figure-aa-2 = left: { bretzel-krieg-goods-aa-2 }
bretzel-krieg-figure-aa-3 = left: { bretzel-krieg-goods-aa-3 }
bretzel-krieg-figure-aa-4 = left: { bretzel-krieg-goods-aa-4 }
