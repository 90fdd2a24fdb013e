# Bretzel Krieg ! : textes français. Les clés sont les mêmes qu'en anglais ; tools/check_texts.py y veille.

bretzel-krieg-name = Bretzel Krieg !
bretzel-krieg-tagline = 1939-1945, à l’échelle de la division, sur une table sans cases : postures du QG, feu, retraites, percées.

## Unités et moyens
bretzel-krieg-kind-infantry = infanterie
bretzel-krieg-kind-motorised = troupes motorisées
bretzel-krieg-kind-armoured = blindés
bretzel-krieg-unit = { $name ->
   *[none] { $number }{ $number ->
        [1] re
       *[other] e
    } { $kind ->
        [infantry] division d’infanterie
        [motorised] division motorisée
       *[armoured] division blindée
    }
    [given] { $given }
}
bretzel-krieg-elements = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
bretzel-krieg-cohesion = cohésion { $count ->
    [4] 4, excellente
    [3] 3, bonne
    [2] 2, moyenne
    [1] 1, médiocre
   *[other] { $count }
}
bretzel-krieg-mode-static = statique
bretzel-krieg-mode-progressing = en progression
bretzel-krieg-mode-advancing = en avance
bretzel-krieg-mode-fast = en avance rapide
bretzel-krieg-posture-bold = audacieux
bretzel-krieg-posture-pragmatic = pragmatique
bretzel-krieg-posture-prudent = prudent
bretzel-krieg-mark-activated = activée
bretzel-krieg-mark-moved = a bougé
bretzel-krieg-mark-fired = a tiré
bretzel-krieg-mark-no-fight = ne combat pas ce tour-ci
bretzel-krieg-mark-displaced = déplacée par le combat
bretzel-krieg-mark-retreated = a battu en retraite
bretzel-krieg-mark-settled = statique depuis un tour
bretzel-krieg-mark-broke-in = a percé
bretzel-krieg-mark-bombed = attaquée par l’aviation
bretzel-krieg-mark-driven-back = refoulée pendant son propre tour
bretzel-krieg-gone-in-hand = à déployer
bretzel-krieg-gone-to-come = en renfort
bretzel-krieg-gone-lost = éliminée
bretzel-krieg-goods-entrenchment = retranchement (3 points)
bretzel-krieg-goods-strafing = mitraillage (2 dés)
bretzel-krieg-goods-bombing = bombardement (3 dés)
bretzel-krieg-goods-dive-bombing = bombardement en piqué (4 dés)
bretzel-krieg-goods-aa-2 = DCA d’efficacité 2
bretzel-krieg-goods-aa-3 = DCA d’efficacité 3
bretzel-krieg-goods-aa-4 = DCA d’efficacité 4
bretzel-krieg-lies-along = le long du front
bretzel-krieg-lies-across = en travers
bretzel-krieg-ground-wood = bois
bretzel-krieg-ground-town = agglomération
bretzel-krieg-ground-height = hauteur
bretzel-krieg-ground-marsh = marais
bretzel-krieg-ground-lake = lac
bretzel-krieg-ground-ravine = ravin
bretzel-krieg-ground-bocage = bocage
bretzel-krieg-ground-bridge = pont
bretzel-krieg-ground-ford = gué
bretzel-krieg-movement-clear = mouvement libre
bretzel-krieg-movement-difficult = terrain difficile
bretzel-krieg-movement-very-difficult = terrain très difficile
bretzel-krieg-movement-impassable = infranchissable
bretzel-krieg-cover-clear = terrain clair
bretzel-krieg-cover-natural = couvert naturel
bretzel-krieg-cover-dense = couvert dense
bretzel-krieg-cover-town = agglomération
bretzel-krieg-segment = segment { $number }

## Chapitres
bretzel-krieg-section-scales = Les échelles
bretzel-krieg-section-preparation = La préparation
bretzel-krieg-section-recruitment = Le recrutement
bretzel-krieg-section-composition = La composition des unités
bretzel-krieg-section-cohesion = La cohésion
bretzel-krieg-section-deployment = Le déploiement
bretzel-krieg-section-turn = Le tour de jeu
bretzel-krieg-section-action-points = Les points d’action
bretzel-krieg-section-modes = Les modes d’action
bretzel-krieg-section-movement = Les mouvements
bretzel-krieg-section-reinforcements = Les renforts
bretzel-krieg-section-combat = Les combats
bretzel-krieg-section-retreat = La retraite
bretzel-krieg-section-breakthrough = La percée blindée
bretzel-krieg-section-air = L’appui aérien et la DCA
bretzel-krieg-section-end = La fin de la partie

## Phases
bretzel-krieg-phase-begin = Mise en place
bretzel-krieg-phase-recruit = Recrutement
bretzel-krieg-phase-buy = Appuis
bretzel-krieg-phase-entrench = Retranchements
bretzel-krieg-phase-deploy = Déploiement
bretzel-krieg-phase-posture = QG
bretzel-krieg-phase-allot = Répartition
bretzel-krieg-phase-designate = Désignation
bretzel-krieg-phase-move = Mouvements
bretzel-krieg-phase-fire = Combats
bretzel-krieg-phase-retreat = Retraite
bretzel-krieg-phase-break-through = Percée
bretzel-krieg-phase-flak = DCA
bretzel-krieg-phase-bomb = Bombes
bretzel-krieg-phase-over = Fin

## Ce qui est demandé
bretzel-krieg-prompt-begin = Tout est prêt : commencez la partie.
bretzel-krieg-prompt-recruit = { $side } : recrutez vos divisions ; il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bretzel-krieg-prompt-buy = { $side } : combien achetez-vous de { $good ->
    [entrenchment] retranchements (3 points)
    [strafing] mitraillages (2 points)
    [bombing] bombardements (3 points)
    [dive-bombing] bombardements en piqué (4 points)
    [aa-2] DCA d’efficacité 2 (2 points)
    [aa-3] DCA d’efficacité 3 (3 points)
   *[aa-4] DCA d’efficacité 4 (4 points)
} ?
bretzel-krieg-prompt-entrench = { $side } : posez un retranchement dans votre zone de déploiement.
bretzel-krieg-prompt-deploy = { $side } : déployez vos unités ; il en reste { $left }.
bretzel-krieg-prompt-posture = { $side } : comment le QG commande-t-il ce tour-ci ?
bretzel-krieg-prompt-allot = { $side } : répartissez les scores { $scores } entre vos segments.
bretzel-krieg-prompt-designate = { $side } : désignez les unités à activer ; points d’action (PA) par segment : { $pa }.
bretzel-krieg-prompt-move = { $side } : déplacez les unités activées, puis passez aux combats.
bretzel-krieg-prompt-fire = { $side } : faites tirer vos unités activées, puis terminez le tour.
bretzel-krieg-prompt-retreat = { $side } : { $unit } bat en retraite ; encore { $steps } UD.
bretzel-krieg-prompt-break-through = { $side } : { $unit } peut percer en { $target } ; percez-vous ?
bretzel-krieg-prompt-flak = { $side } : attaque aérienne ({ $dice } dés) en { $target } ; opposez-vous une DCA ?
bretzel-krieg-prompt-bomb = Les bombes tombent.
bretzel-krieg-prompt-over = La partie est finie.

## Boutons
bretzel-krieg-verb-done = { $phase ->
    [recruit] Armée recrutée
    [designate] Terminer la désignation
    [move] Terminer les mouvements
    [fire] Terminer le tour
    [break-through] Ne pas percer
    [flak] Ne pas tirer
   *[other] Terminer
}
bretzel-krieg-verb-begin = Commencer la partie
bretzel-krieg-verb-plan = Suivre le plan du scénario
bretzel-krieg-verb-recruit = Recruter
bretzel-krieg-verb-buy = Acheter
bretzel-krieg-verb-place = Poser un retranchement
bretzel-krieg-verb-deploy = Déployer
bretzel-krieg-verb-posture = Choisir la posture
bretzel-krieg-verb-allot = Attribuer
bretzel-krieg-verb-designate = Activer
bretzel-krieg-verb-enter = Faire entrer
bretzel-krieg-verb-move = Déplacer
bretzel-krieg-verb-fire = Tirer
bretzel-krieg-verb-retreat = Battre en retraite
bretzel-krieg-verb-break-through = Percer
bretzel-krieg-verb-air = Attaque aérienne
bretzel-krieg-verb-flak = Tirer (DCA)

## Événements
bretzel-krieg-event-began = La partie commence.
bretzel-krieg-event-budget = { $side } : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} { $rule ->
    [combat-budget] pour les divisions
   *[support-budget] pour les appuis
}.
bretzel-krieg-event-recruited = { $side } : { $unit }, { $amount ->
    [one] { $amount } élément
   *[other] { $amount } éléments
}.
bretzel-krieg-event-bought = { $side } : { $amount ->
    [0] aucun retranchement
    [one] { $amount } retranchement
   *[other] { $amount } retranchements
}.
bretzel-krieg-event-support-chosen = { $side } : appuis choisis, en secret.
bretzel-krieg-event-placed = { $side } : retranchement en { $target }, { $amount ->
    [0] le long du front
   *[1] en travers
}.
bretzel-krieg-event-deployed = { $side } : { $unit } en { $target }.
bretzel-krieg-event-turn = Tour { $amount }
bretzel-krieg-event-player-turn = { $side } : début du tour.
bretzel-krieg-event-posture = { $side } : QG { $amount ->
    [0] audacieux
    [1] pragmatique
   *[2] prudent
}.
bretzel-krieg-event-die = { $side } : score de { $amount }.
bretzel-krieg-event-bold-die = { $side } : { $amount } PA au segment { $target ->
    [s1] 1
    [s2] 2
    [s3] 3
    [s4] 4
   *[s5] 5
}.
bretzel-krieg-event-allotted = { $side } : { $amount } PA au segment { $target ->
    [s1] 1
    [s2] 2
    [s3] 3
    [s4] 4
   *[s5] 5
}.
bretzel-krieg-event-designated = { $unit } : activation.
bretzel-krieg-event-entered = { $side } : { $unit } entre en renfort en { $target } ({ $amount ->
    [one] { $amount } élément
   *[other] { $amount } éléments
}).
bretzel-krieg-event-passed-by = { $unit } passe par { $target }.
bretzel-krieg-event-moved = { $unit } : { $origin } → { $target } ({ NUMBER($tenths, minimumFractionDigits: 1) } UD, { $rule ->
    [mode-progressing] en progression
    [mode-advancing] en avance
   *[mode-fast] en avance rapide
})
bretzel-krieg-event-detour = { $unit } ne peut aller tout droit en { $target }, à cause { $rule ->
    [zone-of-control] d’une zone de contrôle ennemie
    [difficult-holds] d’un terrain difficile
   *[impassable] d’un terrain infranchissable
} : le détour { $amount ->
    [0] ne coûte rien de plus
   *[other] coûte { NUMBER($tenths, minimumFractionDigits: 1) } UD de plus
}.
bretzel-krieg-event-worse-mode = { $unit } est { $rule ->
    [mode-advancing] en avance
   *[mode-fast] en avance rapide
} au lieu d’être { $amount ->
    [1] en progression
   *[2] en avance
}.
bretzel-krieg-event-fired = { $unit } tire sur { $target } : { $amount ->
    [one] { $amount } dé
   *[other] { $amount } dés
}
bretzel-krieg-event-struck = { $unit } : { $amount ->
    [0] aucune touche
    [one] { $amount } touche
   *[other] { $amount } touches
}.
bretzel-krieg-event-cohesion = { $unit } : { $amount ->
    [0] la cohésion tient
    [one] { $amount } test de cohésion manqué
   *[other] { $amount } tests de cohésion manqués
}.
bretzel-krieg-event-lost = { $unit } perd { $amount ->
    [one] { $amount } élément
   *[other] { $amount } éléments
}.
bretzel-krieg-event-eliminated = Division éliminée en { $target } : { $unit }.
bretzel-krieg-event-driven-back = { $unit } doit battre en retraite de { $amount } UD : { $amount ->
    [1] un 1
    [2] deux 1
    [3] trois 1
    [4] quatre 1
   *[5] cinq 1
} aux dés de tir.
bretzel-krieg-event-retreated = { $unit } bat en retraite, pour un 1 aux dés de tir : { $origin } → { $target }
bretzel-krieg-event-blocked = { $unit }, en { $target }, ne peut pas battre en retraite pour un 1 aux dés de tir.
bretzel-krieg-event-stood-fast = { $unit } tient son retranchement en { $target } : un seul 1 aux dés de tir ne suffit pas à l’en déloger.
bretzel-krieg-event-broke-through = { $unit } perce : { $origin } → { $target }
bretzel-krieg-event-air-attack = { $side } : { $amount ->
    [2] mitraillage
    [3] bombardement
   *[4] bombardement en piqué
} en { $target }.
bretzel-krieg-event-flak-hit = { $side } : la DCA d’efficacité { $amount } repousse l’attaque.
bretzel-krieg-event-flak-missed = { $side } : la DCA d’efficacité { $amount } tire sans effet.
bretzel-krieg-event-bombed = L’aviation attaque { $unit } en { $target } : { $amount } dés
bretzel-krieg-event-objective = { $side } : objectif pris en { $target } ({ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}).
bretzel-krieg-event-ended = Fin de la partie. { $amount ->
    [1] { $side } : victoire de justesse
    [2] { $side } : victoire marginale
    [3] { $side } : victoire décisive
   *[4] { $side } : l’adversaire est anéanti
}.

## Degrés de victoire
bretzel-krieg-grade-narrow = victoire de justesse
bretzel-krieg-grade-marginal = victoire marginale
bretzel-krieg-grade-decisive = victoire décisive
bretzel-krieg-grade-destroyed = l’adversaire est anéanti

## Options
bretzel-krieg-option-start = Mise en place
bretzel-krieg-option-start-quick = rapide, par le plan du scénario
bretzel-krieg-option-start-by-hand = par les joueurs
bretzel-krieg-option-air = Appui aérien et DCA
bretzel-krieg-option-segments = Segments de la table

## Chances
bretzel-krieg-odds-fire = Touches : { $side }
bretzel-krieg-odds-bombs = Touches sur { $unit }
bretzel-krieg-odds-flak = DCA : { $side }
bretzel-krieg-odds-loses = perte d’un élément ou plus
bretzel-krieg-odds-falls = élimination
bretzel-krieg-odds-retreats = retraite
bretzel-krieg-odds-lost = éléments perdus en moyenne
bretzel-krieg-odds-breaks-through = percée possible
bretzel-krieg-odds-driven-off = attaque repoussée
bretzel-krieg-odds-case-losses = Éléments perdus : { $losses }.
bretzel-krieg-odds-case-nothing = Aucun élément perdu.
bretzel-krieg-case-retreats = bat en retraite de { $count } UD, là où son camp le veut
bretzel-krieg-case-driven-off = L’attaque est repoussée.
bretzel-krieg-dice-thrown = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
bretzel-krieg-line-hit-infantry-clear = { bretzel-krieg-dice-thrown }, 3 ou plus (infanterie en terrain clair)
bretzel-krieg-line-hit-infantry-natural = { bretzel-krieg-dice-thrown }, 4 ou plus (infanterie, couvert naturel)
bretzel-krieg-line-hit-motorised-clear = { bretzel-krieg-dice-thrown }, 4 ou plus (motorisée en terrain clair)
bretzel-krieg-line-hit-motorised-natural = { bretzel-krieg-dice-thrown }, 4 ou plus (motorisée, couvert naturel)
bretzel-krieg-line-hit-dense = { bretzel-krieg-dice-thrown }, 5 ou 6 (couvert dense)
bretzel-krieg-line-hit-armoured = { bretzel-krieg-dice-thrown }, 5 ou 6 (blindés)
bretzel-krieg-line-armour-and-towns = { bretzel-krieg-dice-thrown }, 6 seulement (blindés et agglomérations)
bretzel-krieg-line-cohesion-test = puis un dé par touche : au-dessus de la cohésion, un élément est perdu
bretzel-krieg-line-flak = un dé, l’efficacité ou moins

## Les nombres d’un combat
bretzel-krieg-number-mode = mode : { $value ->
    [0] statique
    [1] en progression
   *[2] en avance
}
bretzel-krieg-number-mode-after-retreat = mode : comme en progression, après une retraite
bretzel-krieg-number-range = colonne du tableau des portées : { $value } UD
bretzel-krieg-number-needed = pour toucher : { $value ->
    [6] 6
   *[other] { $value } ou plus
}
bretzel-krieg-number-ones = dés tombés sur 1 : { $value ->
    [0] aucun
    [one] { $value }, un pas de retraite
   *[other] { $value }, un pas de retraite chacun
}
bretzel-krieg-number-ones-dug-in = dés tombés sur 1 : { $value ->
    [0] aucun
    [one] { $value }, mais il en faut deux pour déloger une unité retranchée
   *[other] { $value }, un pas de retraite chacun pour l’unité retranchée
}
bretzel-krieg-number-cohesion = cohésion : { $value ->
    [4] 4, excellente
    [3] 3, bonne
    [2] 2, moyenne
   *[1] 1, médiocre
} ; un dé supérieur coûte un élément
bretzel-krieg-number-efficiency = efficacité : { $value } ou moins repousse l’attaque
bretzel-krieg-number-air-dice = dés de l’attaque aérienne : { $value }

## La table
bretzel-krieg-standing = Si la partie finissait ainsi : { $side }, { $grade }.
bretzel-krieg-standing-points = { $side } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $need } pour vaincre
bretzel-krieg-scale = 2 unités de distance (UD) = 10 km
bretzel-krieg-ud = { $count } UD
bretzel-krieg-pa = { $count } PA
bretzel-krieg-hour = { $hour } h
bretzel-krieg-ruler = Réglette
bretzel-krieg-measured = { $ud } · { $km } km
bretzel-krieg-dice = { $count }d6
bretzel-krieg-no-fire = pas de tir
bretzel-krieg-segment-pa = { $count ->
    [-1] segment { $number }
   *[other] segment { $number } · { bretzel-krieg-pa }
}
bretzel-krieg-point = { $place }, segment { $segment }
bretzel-krieg-beside = { $unit } à { $far }
bretzel-krieg-in-entrenchment = retranchement (couvert dense)
bretzel-krieg-at-objective = objectif { $name } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
})
bretzel-krieg-out-of-reach = hors d’atteinte
bretzel-krieg-in-reach = permis ici
bretzel-krieg-in-range = à portée
bretzel-krieg-classes-wood = difficile, couvert dense
bretzel-krieg-classes-town = difficile, agglomération
bretzel-krieg-classes-height = passage libre, couvert naturel
bretzel-krieg-classes-marsh = très difficile, couvert naturel
bretzel-krieg-classes-lake = infranchissable
bretzel-krieg-classes-ravine = très difficile, terrain clair
bretzel-krieg-classes-bocage = passage libre, couvert dense
bretzel-krieg-stock-purse = { $count ->
    [one] { $count } point
   *[other] { $count } points
} pour les divisions
bretzel-krieg-stock-in-hand = { $count } à déployer
bretzel-krieg-stock-lost = { $count ->
    [0] aucun élément perdu
    [one] { $count } élément perdu
   *[other] { $count } éléments perdus
}
bretzel-krieg-stock-objectives = objectifs : { $count }
bretzel-krieg-stock-used = { $count ->
    [one] { $count } action aérienne jouée
   *[other] { $count } actions aériennes jouées
}
bretzel-krieg-choose-unit = Choisissez une division
bretzel-krieg-price = { $count ->
    [one] { $count } point
   *[other] { $count } points
} l’élément
bretzel-krieg-support-left = { $count ->
    [one] { $count } point d’appui restant
   *[other] { $count } points d’appui restants
}
bretzel-krieg-posture-dice-bold = d8 − 1 par segment, attribués avant le jet
bretzel-krieg-posture-dice-pragmatic = d6 − 1, répartis après le jet
bretzel-krieg-posture-dice-prudent = d4, répartis après le jet
bretzel-krieg-targets = Cibles de { $unit }
bretzel-krieg-useful = Points utiles ({ $count })
bretzel-krieg-pass-by = Passer par ce point
bretzel-krieg-passing-by = Le trajet passe par { $place } : choisissez où il finit.
bretzel-krieg-flak-chance = { $count } chances sur 6 de repousser l’attaque
bretzel-krieg-flak-threat = Si vous ne tirez pas
bretzel-krieg-air-title = Appui aérien
bretzel-krieg-air-show = Montrer mon appui aérien
bretzel-krieg-hint-recruit = Points restants : { $count }. Choisissez le nombre d’éléments de chaque division.
bretzel-krieg-hint-entrench = Désignez, dans la zone éclairée, le milieu du retranchement.
bretzel-krieg-hint-deploy = Choisissez une division, puis un point de la zone éclairée.
bretzel-krieg-hint-designate = Un clic sur une division l’active pour 1 point d’action (PA) de son segment.
bretzel-krieg-hint-enter = éléments ; puis désignez le bord, là où il est éclairé
bretzel-krieg-hint-move = Choisissez une division et faites-la glisser, ou désignez où elle va.
bretzel-krieg-hint-point = Faites glisser la division ou désignez un point : sa portée est éclairée, mode par mode.
bretzel-krieg-hint-fire = { $count ->
    [0] Aucune division n’a de cible.
    [one] { $count } division peut tirer : choisissez-la, puis sa cible.
   *[other] { $count } divisions peuvent tirer : choisissez-en une, puis sa cible.
}
bretzel-krieg-hint-retreat = Choisissez où elle bat en retraite : à 1 UD (5 km) de là, en s’éloignant de tout adversaire.
bretzel-krieg-hint-air = Désignez un point : toute division à 1 UD (5 km) au plus est attaquée, les vôtres aussi.

# Ce qui a décidé
bretzel-krieg-ended-last-turn = Le dernier tour est joué.
bretzel-krieg-ended-destroyed = L’un des camps est anéanti.
bretzel-krieg-needed = Il fallait { $count } points à l’attaquant.
bretzel-krieg-decided-ground-taken = les objectifs tenus suffisaient
bretzel-krieg-decided-losses-inflicted = les pertes de l’adversaire ont compensé les objectifs qui manquaient
bretzel-krieg-decided-ground-kept = trop peu d’objectifs ont été pris
bretzel-krieg-decided-losses-suffered = assez d’objectifs ont été pris, mais avec trop de pertes
bretzel-krieg-decided-destroyed = l’adversaire est anéanti
bretzel-krieg-term-objectives = points : objectifs tenus par l’attaquant
bretzel-krieg-term-defender-losses = points : pertes du défenseur
bretzel-krieg-term-attacker-losses = points en moins : pertes de l’attaquant
bretzel-krieg-figure-lost = éléments perdus
bretzel-krieg-figure-entrenchment = reste : retranchements
bretzel-krieg-figure-strafing = reste : { bretzel-krieg-goods-strafing }
bretzel-krieg-figure-bombing = reste : { bretzel-krieg-goods-bombing }
bretzel-krieg-figure-dive-bombing = reste : { bretzel-krieg-goods-dive-bombing }
bretzel-krieg-figure-aa-2 = reste : { bretzel-krieg-goods-aa-2 }
bretzel-krieg-figure-aa-3 = reste : { bretzel-krieg-goods-aa-3 }
bretzel-krieg-figure-aa-4 = reste : { bretzel-krieg-goods-aa-4 }
