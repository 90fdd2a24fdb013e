# La crête de Vimy 1917 : textes français. Les clés sont les mêmes qu’en anglais ; tools/check_texts.py y veille.

vimy-name = La crête de Vimy 1917
vimy-tagline = 9 avril 1917, le corps canadien à l’assaut de la crête : tranchées, barrage roulant, galeries, mêlées, sur une carte de 1 290 hex.
vimy-rebuilt = La carte, les tables et les pistes de ce jeu sont reconstituées : celles d’origine n’ont pas été retrouvées. Elles respectent tout ce que la règle en dit ; un joueur qui possède le jeu peut y mettre les siennes.

## Unités
vimy-unit = { $name ->
   *[none] { $number }
    [given] { $given }
}
vimy-kind-infantry = infanterie
vimy-kind-machine-gun = mitrailleuses
vimy-kind-mortar = mortiers de tranchée
vimy-kind-tank = tanks
vimy-companies = { $count ->
    [one] { $count } compagnie
   *[other] { $count } compagnies
}
vimy-division-canadian_1 = 1re division canadienne
vimy-division-canadian_2 = 2e division canadienne
vimy-division-canadian_3 = 3e division canadienne
vimy-division-canadian_4 = 4e division canadienne
vimy-division-british_5 = 5e division britannique
vimy-division-reserve_79 = 79e division de réserve
vimy-division-bavarian_reserve_1 = 1re division bavaroise de réserve
vimy-division-bavarian_16 = 16e division bavaroise
vimy-status-exposed = exposée
vimy-status-entrenched = retranchée
vimy-status-underground = souterraine
vimy-mark-fixed = fixée
vimy-mark-engaged = engagée
vimy-mark-moved = a bougé
vimy-mark-fired = a tiré
vimy-mark-reacted = a fait un tir d’opportunité
vimy-mark-roadworthy = sortie de la zone bombardée
vimy-mark-second-trench = dans la seconde tranchée
vimy-mark-under-fire = sous le feu
vimy-mark-to-test = doit tester son moral
vimy-mark-fought = a combattu
vimy-mark-lost-now = vient de perdre une compagnie
vimy-mark-delayed = retardée
vimy-mark-at-hand = déjà sur place
vimy-gone-lost = éliminée
vimy-gone-in-hand = à placer
vimy-gone-to-come = à venir
vimy-gone-surrendered = s’est rendue
vimy-gone-broken-down = en panne
vimy-facing-north-north-east = nord-nord-est
vimy-facing-east = est
vimy-facing-south-south-east = sud-sud-est
vimy-facing-south-south-west = sud-sud-ouest
vimy-facing-west = ouest
vimy-facing-north-north-west = nord-nord-ouest

## La carte
vimy-level = niveau { $level }
vimy-terrain-clear = terrain clair
vimy-terrain-wood = bois
vimy-terrain-village = village
vimy-ground-canadian-trench = tranchée canadienne
vimy-ground-german-trench = tranchée allemande
vimy-ground-communication = tranchée de communication
vimy-ground-wire = barbelés
vimy-ground-road = route
vimy-ground-rail = voie ferrée
vimy-ground-tunnel = galerie
vimy-ground-entrance = entrée de galerie
vimy-ground-shelled = zone bombardée
vimy-ground-smoke = fumée
vimy-line-start = tranchée canadienne
vimy-line-green = ligne verte
vimy-line-red = ligne rouge
vimy-line-black = ligne noire
vimy-line-blue = ligne bleue
vimy-objective-hill_145 = cote 145
vimy-objective-la_folie_farm = ferme de la Folie
vimy-objective-hill_135 = cote 135
vimy-objective-fortification = la fortification
vimy-objective-artillery = artillerie
vimy-pimple = le Bouton
vimy-pimple-fires = Tirer du Bouton
vimy-overlay-sight = Ligne de vue
vimy-overlay-zones = Zones de contrôle
vimy-overlay-barrage = Barrage
vimy-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
vimy-movement-points = { $points ->
    [one] { $points } point de mouvement
   *[other] { $points } points de mouvement
}

## Lignes des totaux
vimy-line-trench-score = dé
vimy-line-range-penalty = distance
vimy-line-same-hex-fire = même hex
vimy-line-from-above = depuis un point haut
vimy-line-wood-hinders = bois
vimy-line-village-hinders = village
vimy-line-smoke = fumée
vimy-line-fixed-firer = tireur fixé
vimy-line-fixed-target = cible fixée
vimy-line-rolling-column = barrage roulant
vimy-line-standing-column = barrage stationnaire
vimy-line-mine-attack = mine
vimy-line-morale-test = dé
vimy-line-morale-losses = compagnies perdues
vimy-line-melee-odds = dé
vimy-line-shelled-die = dé
vimy-line-snow-movement = neige
vimy-line-wire = dé
vimy-line-bravery = dé
vimy-line-snow = dé
vimy-line-german-reaction = dé

## Nombres qui décident d’un combat
vimy-number-distance = Distance : { $value ->
    [0] même hex
   *[other] { $value } hex
}
vimy-number-column = Colonne de la table de tir : { $value ->
    [0] infanterie, 1 compagnie
    [1] infanterie, 2 compagnies
    [2] infanterie, 3 compagnies
    [3] infanterie, 4 compagnies
    [4] mitrailleuses
    [5] mortiers
    [6] tanks
    [7] barrage roulant
    [8] barrage stationnaire
   *[9] mine
}
vimy-number-target = Cible : { $value ->
    [one] { $value } compagnie
   *[other] { $value } compagnies
}
vimy-number-cover = Protection : un résultat inférieur à { $value } est sans effet
vimy-number-no-cover = Tranchée prise à l’ennemi : aucune protection
vimy-number-needed = Résultat nécessaire pour éliminer une compagnie : { $value }
vimy-number-needed-two = Résultat nécessaire pour éliminer 2 compagnies : { $value }
vimy-number-needed-three = Résultat nécessaire pour éliminer 3 compagnies : { $value }
vimy-number-suppression = Tir de fixation { $value ->
    [1] depuis un hex adjacent
   *[other] à { $value } hex
} : pas de perte, un test de moral seulement
vimy-number-fixed-from = Fixée à partir de { $value }
vimy-number-rout-from = En déroute à partir de { $value }
vimy-number-attackers = Attaquant : { $value ->
    [one] { $value } compagnie
   *[other] { $value } compagnies
}
vimy-number-defenders = Défenseur : { $value ->
    [one] { $value } compagnie
   *[other] { $value } compagnies
}
vimy-number-odds-to-one = Colonne de la table de mêlée : { $value }:1
vimy-number-odds-one-to = Colonne de la table de mêlée : 1:{ $value }
vimy-number-odds-of = Colonne de la table de mêlée, attaquant : { $value }
vimy-number-odds-against = Colonne de la table de mêlée, défenseur : { $value }
vimy-number-bravery-needed = Total nécessaire pour prendre les mitrailleuses : { $value }
vimy-number-mine-fails = La mine n’explose pas sur { $value }

## Chapitres
vimy-section-1 = § 1 Ce qui est reconstitué
vimy-section-2-1 = § 2.1 Les pions
vimy-section-2-11 = § 2.11 Les unités
vimy-section-2-2 = § 2.2 La carte
vimy-section-2-21 = § 2.21 Les tranchées
vimy-section-2-22 = § 2.22 La zone bombardée
vimy-section-2-23 = § 2.23 Le chemin de fer
vimy-section-2-3 = § 2.3 L’échelle
vimy-section-3-0 = § 3.0 Les statuts
vimy-section-3-1 = § 3.1 Exposée
vimy-section-3-2 = § 3.2 Retranchée
vimy-section-3-3 = § 3.3 Souterraine
vimy-section-3-4 = § 3.4 Changer de statut
vimy-section-4-0 = § 4.0 L’empilement
vimy-section-5-0 = § 5.0 Les zones de contrôle
vimy-section-6-0 = § 6.0 Le tour
vimy-section-6-1 = § 6.1 La séquence
vimy-section-7-0 = § 7.0 Le mouvement
vimy-section-7-1 = § 7.1 Les points de mouvement
vimy-section-7-2 = § 7.2 L’orientation
vimy-section-7-3 = § 7.3 Dans les tranchées
vimy-section-7-4 = § 7.4 Le terrain
vimy-section-7-5 = § 7.5 La marche sur route
vimy-section-7-6 = § 7.6 L’assaut
vimy-section-7-7 = § 7.7 Quitter un hex ennemi
vimy-section-7-8 = § 7.8 Sous terre
vimy-section-8-0 = § 8.0 La ligne de vue
vimy-section-8-1 = § 8.1 Les hauteurs
vimy-section-8-2 = § 8.2 Bois et villages
vimy-section-8-3 = § 8.3 Les unités amies
vimy-section-9-0 = § 9.0 Le tir
vimy-section-9-1 = § 9.1 Le tir et le statut
vimy-section-9-2 = § 9.2 Le tir et la distance
vimy-section-9-3 = § 9.3 Le tir et le terrain
vimy-section-9-4 = § 9.4 Le tir et le barrage
vimy-section-9-5 = § 9.5 Le tir et la fixation
vimy-section-9-6 = § 9.6 La résolution du tir
vimy-section-9-7 = § 9.7 Le tir d’opportunité
vimy-section-9-8 = § 9.8 Les mortiers de tranchée
vimy-section-10-1 = § 10.1 Où tombe le barrage
vimy-section-10-2 = § 10.2 La résolution du barrage
vimy-section-10-3 = § 10.3 La progression canadienne
vimy-section-11-0 = § 11.0 Le moral
vimy-section-11-1 = § 11.1 Le test de moral
vimy-section-11-2 = § 11.2 La fixation
vimy-section-11-3 = § 11.3 La déroute
vimy-section-11-4 = § 11.4 Le tir de fixation
vimy-section-12-0 = § 12.0 La mêlée
vimy-section-12-1 = § 12.1 La résolution d’une mêlée
vimy-section-12-2 = § 12.2 Les unités fixées en mêlée
vimy-section-12-3 = § 12.3 Les unités engagées
vimy-section-13-1 = § 13.1 Les tanks
vimy-section-13-2 = § 13.2 Les mines
vimy-section-13-3 = § 13.3 Les barbelés
vimy-section-13-4 = § 13.4 La fortification
vimy-section-13-5 = § 13.5 Le Bouton
vimy-section-14-0 = § 14.0 Les règles facultatives
vimy-section-14-1 = § 14.1 La fumée
vimy-section-14-2 = § 14.2 Les tranchées ennemies
vimy-section-14-3 = § 14.3 Les secondes tranchées
vimy-section-14-4 = § 14.4 La bravoure des Canadiens
vimy-section-14-5 = § 14.5 La neige
vimy-section-14-6 = § 14.6 La réaction allemande
vimy-section-14-7 = § 14.7 La reddition automatique
vimy-section-15-1 = § 15.1 Les secteurs
vimy-section-15-2 = § 15.2 Les réserves canadiennes
vimy-section-15-3 = § 15.3 Les renforts allemands
vimy-section-15-4 = § 15.4 La mise en place
vimy-section-15-5 = § 15.5 La victoire
vimy-section-18 = § 18 Les batailles
vimy-section-18-1 = § 18.1 L’ordre de bataille
vimy-section-18-4 = § 18.4 L’organisation allemande

## Phases
vimy-phase-begin = Mise en place
vimy-phase-mine = Mines
vimy-phase-deploy = Déploiement
vimy-phase-fort = Fortification
vimy-phase-move = Mouvement
vimy-phase-fire = Tir
vimy-phase-melee = Mêlée
vimy-phase-entrench = Retranchement
vimy-phase-over = Fin
vimy-phase-react = Tir d’opportunité
vimy-phase-rout = Déroute
vimy-phase-lose = Pertes

## Ce qui est demandé
vimy-prompt-begin = Regardez la carte, puis commencez la partie.
vimy-prompt-mine = { $side } : choisissez en secret les deux hex adjacents sous lesquels sont les mines.
vimy-prompt-deploy = { $side } : placez vos unités ; { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
}.
vimy-prompt-fort = { $side } : donnerez-vous l’assaut à la fortification, ou le barrage la détruira-t-il ?
vimy-prompt-move = { $mover ->
   *[none] { $side } : déplacez vos unités, puis terminez le mouvement.
    [moving] { $side } : { $unit } est en mouvement, { $points ->
        [one] il reste { $points } point
       *[other] il reste { $points } points
    }.
}
vimy-prompt-fire = { $side } : faites tirer vos unités, puis terminez le tir.
vimy-prompt-melee = { $side } : livrez vos mêlées.
vimy-prompt-entrench = { $side } : vos unités sur une tranchée peuvent s’y retrancher, sans dépense.
vimy-prompt-over = La partie est finie.
vimy-prompt-react = { $side } : { $unit } quitte { $origin } ; tirez-vous ?
vimy-prompt-rout = { $side } : { $unit } est en déroute ; { $steps ->
    [one] encore { $steps } hex à reculer
   *[other] encore { $steps } hex à reculer
}.
vimy-prompt-lose = { $side } : quelle unité perd une compagnie en { $target } ?

## Boutons
vimy-verb-done = { $phase ->
    [move] Terminer le mouvement
    [fire] Terminer le tir
    [melee] Terminer les mêlées
    [entrench] Terminer le retranchement
    [react] Ne pas tirer
   *[other] Terminer
}
vimy-verb-begin = Commencer la partie
vimy-verb-plan = Déploiement tout prêt
vimy-verb-mines = Poser les mines
vimy-verb-deploy = Placer
vimy-verb-fort = Décider de la fortification
vimy-verb-move = Déplacer
vimy-verb-march = Marcher sur route
vimy-verb-face = S’orienter
vimy-verb-step = Aller
vimy-verb-expose = Sortir à découvert
vimy-verb-entrench = Se retrancher
vimy-verb-descend = Descendre sous terre
vimy-verb-stop = S’arrêter ici
vimy-verb-react = Tirer sur l’unité qui part
vimy-verb-fire = Tirer
vimy-verb-smoke = Poser un écran de fumée
vimy-verb-rout = Reculer
vimy-verb-stay = Rester dans la tranchée
vimy-verb-melee = Combattre
vimy-verb-decline = Renoncer à la mêlée
vimy-verb-lose = Perdre une compagnie

## Événements
vimy-event-began = La partie commence.
vimy-event-mines-laid = { $side } : les mines sont sous { $origin } et { $target }.
vimy-event-deployed = { $side } : { $unit } en { $target }{ $amount ->
    [1] , dans la tranchée
    [2] , sous terre
   *[other] {""}
}.
vimy-event-mine = La mine sous { $target } { $amount ->
    [0] fait long feu
   *[other] explose
}.
vimy-event-fort = { $side } : la fortification { $amount ->
    [1] est épargnée pour l’assaut
   *[other] sera détruite par le barrage
}.
vimy-event-turn = Tour { $amount }
vimy-event-phase = { $side } : { $amount ->
    [4] mouvement
    [5] tir
    [6] mêlée
    [7] retranchement
   *[other] phase suivante
}
vimy-event-snow = { $amount ->
    [0] La neige cesse pour de bon.
    [one] Neige : visibilité de { $amount } hex.
   *[other] Neige : visibilité de { $amount } hex.
}
vimy-event-reaction = { $unit } et son bataillon { $amount ->
    [0] sont sur place dès le début
    [1] viennent comme prévu
   *[other] seront en retard
}.
vimy-event-delayed = { $unit } et son bataillon sont retardés jusqu’au tour { $amount }.
vimy-event-ready = { $unit } : { $amount ->
    [0] aucun point de mouvement
    [one] { $amount } point de mouvement
   *[other] { $amount } points de mouvement
}.
vimy-event-broke-down = { $unit } tombe en panne et quitte la bataille.
vimy-event-faced = { $unit } s’oriente vers { $amount ->
    [0] le nord-nord-est
    [1] l’est
    [2] le sud-sud-est
    [3] le sud-sud-ouest
    [4] l’ouest
   *[5] le nord-nord-ouest
}.
vimy-event-moved = { $unit } : { $origin } → { $target }
vimy-event-status = { $unit } { $amount ->
    [0] sort à découvert
    [1] se retranche
   *[2] descend sous terre
} en { $target }.
vimy-event-wire = { $unit } : les barbelés de { $target } demandent { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
vimy-event-held-by-wire = Les barbelés de { $target } arrêtent { $unit }.
vimy-event-entered = { $unit } entre sur la carte en { $target }.
vimy-event-split = { $unit } se partage : la tête en { $target }, le reste en { $origin }.
vimy-event-rolling = Le barrage roule jusqu’à la ligne { $amount ->
    [1] verte
    [2] rouge
    [3] noire
   *[4] bleue
}.
vimy-event-standing = Le barrage stationne sur la ligne { $amount ->
    [1] verte
    [2] rouge
    [3] noire
   *[4] bleue
}.
vimy-event-crossed = { $unit } entre sous le barrage en { $target }.
vimy-event-fired = { $side } : { $unit } tire de { $origin } sur { $target }.
vimy-event-pimple = Le Bouton tire sur { $target }.
vimy-event-reacted = { $side } : { $unit } tire de { $origin } sur l’unité qui quitte { $target }.
vimy-event-hit = { $unit }, en { $target } : { $amount ->
    [one] { $amount } compagnie perdue
   *[other] { $amount } compagnies perdues
}.
vimy-event-missed = { $unit }, en { $target } : aucune perte (résultat { $amount }).
vimy-event-lost = Unité éliminée en { $target } : { $unit } ({ $side }).
vimy-event-steady = { $unit } tient bon (moral { $amount }).
vimy-event-fixed = Unité fixée en { $target } : { $unit }.
vimy-event-routed = { $unit } est en déroute (moral { $amount }).
vimy-event-fell-back = { $unit } recule de { $origin } en { $target }.
vimy-event-surrendered = { $side } : { $unit } se rend en { $target }, { $amount ->
    [one] { $amount } compagnie
   *[other] { $amount } compagnies
}.
vimy-event-smoke = { $unit } pose un écran de fumée sur { $target }.
vimy-event-unfixed = { $side } : { $amount ->
    [0] aucune unité n’était fixée
    [one] { $amount } unité n’est plus fixée
   *[other] { $amount } unités ne sont plus fixées
}.
vimy-event-melee = { $side } : mêlée en { $target }, { $amount ->
    [0] l’attaquant perd une compagnie
    [1] le défenseur perd une compagnie
    [2] chaque camp perd une compagnie
   *[3] le plus faible se rend
}.
vimy-event-declined = { $side } : pas de mêlée en { $target }.
vimy-event-engaged = Unité engagée en { $target } : { $unit }.
vimy-event-bravery = { $unit } : { $amount ->
    [0] personne n’atteint les mitrailleuses de { $target }
   *[other] un brave prend les mitrailleuses de { $target }
}.
vimy-event-objective = { $side } : dernière entrée en { $target }, qui vaut { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
vimy-event-ended = La partie est finie. Vainqueur : { $side }, avec un total canadien de { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.

## Degrés de victoire
vimy-grade-canadian-decisive = victoire canadienne décisive
vimy-grade-canadian-tactical = victoire canadienne tactique
vimy-grade-canadian-marginal = victoire canadienne marginale
vimy-grade-german-marginal = victoire allemande marginale
vimy-grade-german-tactical = victoire allemande tactique
vimy-grade-german-decisive = victoire allemande décisive

## Options
vimy-option-start = Mise en place
vimy-option-start-quick = déploiements tout prêts
vimy-option-start-by-hand = par les joueurs
vimy-option-smoke = Fumée (§ 14.1)
vimy-option-captured_trenches = Les tranchées prises à l’ennemi protègent (§ 14.2)
vimy-option-secondary_trenches = Secondes tranchées (§ 14.3)
vimy-option-bravery = Bravoure des Canadiens (§ 14.4)
vimy-option-snow = Neige (§ 14.5)
vimy-option-reaction = Réaction allemande (§ 14.6)
vimy-option-automatic_surrender = Reddition automatique (§ 14.7)
vimy-option-mortar_limit = Portée maximale des mortiers (§ 9.8)
vimy-option-map = Carte
vimy-option-charts = Tables

## Chances
vimy-odds-score = Tir : { $side }
vimy-odds-morale = Moral : { $side }
vimy-odds-morale-more = Moral : 1 de plus par compagnie qui vient d’être perdue.
vimy-odds-melee = Mêlée : { $side }
vimy-melee-odds = Compagnies : { $attackers } contre { $defenders }, rapport { $odds }.
vimy-odds-lost = compagnies perdues en moyenne
vimy-odds-eliminated = élimination
vimy-odds-surrenders = reddition
vimy-odds-routed = déroute
vimy-odds-fixed = fixation

## La page
vimy-rear-in = le reste en { $place }
vimy-formation = Formation
vimy-choose-unit = Choisir une unité
vimy-choose-status = Choisir un statut
vimy-choose-facing = Choisir son orientation
vimy-choose-act = Choisir ce qu’elle fait
vimy-choose-rear = Choisir où se trouve le reste du bataillon
vimy-fort-assault = La prendre d’assaut
vimy-fort-assault-what = Les barbelés restent et la garnison échappe au barrage ; prise, elle rapporte des points.
vimy-fort-shell = La faire détruire par le barrage
vimy-fort-shell-what = Barbelés et garnison sont bombardés ; elle ne rapporte rien.
vimy-hint-mine = Choisissez un hex éclairé de tranchée allemande, puis un hex adjacent. Vous seul voyez où sont les mines.
vimy-hint-deploy = Cliquez sur un hex éclairé : l’unité peut y être placée avec ce statut.
vimy-hint-move = { $count ->
    [one] { $count } unité peut encore se déplacer : choisissez-la sur la carte.
   *[other] { $count } unités peuvent encore se déplacer : choisissez-en une sur la carte.
}
vimy-hint-face = L’unité s’oriente d’abord vers un angle : choisissez une flèche, ou montrez où elle doit aller.
vimy-hint-expose = L’unité peut quitter son abri : choisissez l’angle vers lequel elle s’oriente.
vimy-hint-reach = Désignez un hex, ou touchez-le : le chemin, ses chances et les ennemis qui peuvent tirer s’affichent ; un clic, ou un second appui, donne l’ordre.
vimy-hint-step = L’unité peut entrer dans les hex éclairés, un à la fois.
vimy-hint-fire = { $count ->
    [0] Personne ne peut tirer.
    [one] { $count } unité peut tirer : choisissez-la, puis un hex éclairé.
   *[other] { $count } unités peuvent tirer : choisissez-en une, puis un hex éclairé.
}
vimy-hint-react = { $count ->
    [one] { $count } unité peut tirer sur elle avant son départ.
   *[other] { $count } unités peuvent tirer sur elle avant son départ.
}
vimy-hint-rout = L’unité recule dans un hex éclairé.
vimy-hint-melee = { $count ->
    [one] { $count } hex est disputé : choisissez-le.
   *[other] { $count } hex sont disputés : choisissez-en un.
}
vimy-hint-entrench = { $count ->
    [one] { $count } unité peut se retrancher : choisissez-la.
   *[other] { $count } unités peuvent se retrancher : choisissez-en une.
}
vimy-hint-lose = Choisissez l’unité qui perd une compagnie.
vimy-stock-companies-lost = { $count ->
    [one] { $count } compagnie perdue
   *[other] { $count } compagnies perdues
}
vimy-stock-companies-surrendered = { $count ->
    [one] { $count } compagnie qui s’est rendue
   *[other] { $count } compagnies qui se sont rendues
}
vimy-stock-units-lost = { $count ->
    [one] { $count } unité éliminée
   *[other] { $count } unités éliminées
}
vimy-stock-units-surrendered = { $count ->
    [one] { $count } unité qui s’est rendue
   *[other] { $count } unités qui se sont rendues
}
vimy-stock-in-hand = { $count } à placer
vimy-stock-to-come = { $count } à venir
vimy-stock-broken-down = { $count ->
    [one] { $count } compagnie de tanks en panne
   *[other] { $count } compagnies de tanks en panne
}
vimy-score-objectives = objectifs tenus
vimy-score-germans_surrendered = unités allemandes qui se sont rendues : { $count }
vimy-score-infantry_lost = compagnies d’infanterie perdues : { $count }
vimy-score-others_lost = autres compagnies perdues : { $count }
vimy-score-surrendered = compagnies qui se sont rendues : { $count }
vimy-score-bravery = bravoure
vimy-overlays = Calques
vimy-overlay-sight-what = Ce que l’on voit de l’hex du curseur
vimy-overlay-zones-what = Zones de contrôle des deux camps
vimy-overlay-barrage-what = Le barrage présent et le prochain, et jusqu’où vont les Canadiens
vimy-sight-from = Vu de { $place } : clair, sans obstacle ; gris, gêné par bois ou villages ; hachuré, interdit au tir en ce moment.
vimy-barrage-none = Le barrage n’a pas commencé.
vimy-barrage-rolling = Le barrage roule : { $line }.
vimy-barrage-standing = Le barrage est stationnaire : { $line }.
vimy-barrage-next = Ensuite, en ambre : jusqu’à la { $line }, tour { $turn }.
vimy-barrage-limit = En sombre : là où aucun Canadien ne va encore.
vimy-zones-how = Ambre, bord plein : { $canadian }. Bleu, bord tireté : { $german }.
vimy-case-melee = { $count ->
    [0] L’attaquant perd une compagnie.
    [1] Le défenseur perd une compagnie.
    [2] Chaque camp perd une compagnie.
   *[3] Le camp le plus faible se rend.
}
vimy-case-missed = pas de perte
vimy-case-hit = { $count ->
    [one] { $count } compagnie perdue
   *[other] { $count } compagnies perdues
}
vimy-case-eliminated = élimination
vimy-case-surrendered = reddition
vimy-case-routed = déroute
vimy-case-fixed = fixation
vimy-case-steady = tient bon
vimy-case-chosen = Le propriétaire choisit quelle unité subit la perte ; des tests de moral suivent.
vimy-case-open = Le propriétaire choisit le chemin de la déroute ; les chances s’arrêtent là.
vimy-case-lost = { $count ->
    [0] Aucune compagnie n’est perdue.
    [one] { $count } compagnie est perdue.
   *[other] { $count } compagnies sont perdues.
}
vimy-reinforcements = Renforts
vimy-arrives = tour { $turn }, { $place }
vimy-visibility = neige : visibilité de { $count ->
    [one] { $count } hex
   *[other] { $count } hex
}
vimy-legend = Légende
vimy-legend-exposed = exposée ; le triangle donne son orientation, les carrés ses compagnies
vimy-legend-entrenched = retranchée : bord crénelé
vimy-legend-underground = souterraine
vimy-legend-fixed = fixée
vimy-legend-engaged = engagée
vimy-legend-number = numéro de l’hex ; dessous, son niveau
vimy-legend-objective = objectif et ses points ; à deux pointes quand les Canadiens le tiennent
vimy-legend-shells = barrage

# Ce qui a décidé
vimy-ended-last-turn = Le dernier tour est joué.
vimy-needed = Il fallait { $count } points aux Canadiens.
vimy-decided-objectives-taken = assez d’objectifs ont été pris
vimy-decided-prisoners-taken = les prisonniers et la bravoure ont compensé les pertes
vimy-decided-objectives-kept = trop peu d’objectifs ont été pris
vimy-decided-losses-suffered = assez d’objectifs ont été pris, mais avec trop de pertes
vimy-term-objectives = points : objectifs aux mains des Canadiens
vimy-term-prisoners = points : prisonniers et bravoure
vimy-term-losses = points en moins : pertes canadiennes
vimy-figure-companies_lost = compagnies perdues
vimy-figure-companies_surrendered = compagnies qui se sont rendues
vimy-figure-units_surrendered = unités qui se sont rendues
vimy-order-fight = ASSAUT, en l’état
