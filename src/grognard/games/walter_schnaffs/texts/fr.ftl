# Walter Schnaffs : textes français. Les clés sont les mêmes qu'en anglais ; tools/check_texts.py y veille.

walter-schnaffs-name = Walter Schnaffs
walter-schnaffs-tagline = 1870, sur terrain carroyé : chassepots contre canons Krupp, enchères secrètes, charges et contre-attaques.

## Unités
walter-schnaffs-kind-infantry = { $count ->
    [one] régiment d’infanterie
   *[other] régiments d’infanterie
}
walter-schnaffs-kind-cavalry = { $count ->
    [one] régiment de cavalerie
   *[other] régiments de cavalerie
}
walter-schnaffs-kind-breech = { $count ->
    [one] batterie de 6 ou 7 se chargeant par la culasse
   *[other] batteries de 6 ou 7 se chargeant par la culasse
}
walter-schnaffs-kind-light-breech = { $count ->
    [one] batterie légère se chargeant par la culasse
   *[other] batteries légères se chargeant par la culasse
}
walter-schnaffs-kind-heavy-bronze = { $count ->
    [one] batterie lourde en bronze
   *[other] batteries lourdes en bronze
}
walter-schnaffs-kind-light-bronze = { $count ->
    [one] batterie de 4 en bronze
   *[other] batteries de 4 en bronze
}
walter-schnaffs-kind-mitrailleuse = { $count ->
    [one] batterie de mitrailleuses
   *[other] batteries de mitrailleuses
}
walter-schnaffs-unit = { $name ->
   *[none] { $kind ->
        [infantry] { $number }{ $number ->
            [1] er
           *[other] e
        } régiment d’infanterie
        [cavalry] { $number }{ $number ->
            [1] er
           *[other] e
        } régiment de cavalerie
        [breech] { $number }{ $number ->
            [1] re
           *[other] e
        } batterie de 6 ou 7
        [light-breech] { $number }{ $number ->
            [1] re
           *[other] e
        } batterie légère
        [heavy-bronze] { $number }{ $number ->
            [1] re
           *[other] e
        } batterie lourde en bronze
        [light-bronze] { $number }{ $number ->
            [1] re
           *[other] e
        } batterie de 4 en bronze
       *[mitrailleuse] { $number }{ $number ->
            [1] re
           *[other] e
        } batterie de mitrailleuses
    }
    [given] { $given }
}
walter-schnaffs-quality-regular = réguliers
walter-schnaffs-quality-professional = professionnels
walter-schnaffs-quality-reservist = réservistes
walter-schnaffs-rifle-plain = autres fusils
walter-schnaffs-rifle-modern = Chassepot ou Werder
walter-schnaffs-bases = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
walter-schnaffs-mark-moved = a bougé
walter-schnaffs-mark-fired = a tiré
walter-schnaffs-mark-attacked = a attaqué
walter-schnaffs-mark-held-back = unité retenue
walter-schnaffs-mark-hurt = unité éprouvée
walter-schnaffs-mark-shaken = unité ébranlée
walter-schnaffs-mark-rallying = se reprend
walter-schnaffs-worn = unité amoindrie
walter-schnaffs-gone-in-hand = à placer
walter-schnaffs-gone-kept = hors table
walter-schnaffs-gone-to-come = à venir
walter-schnaffs-gone-lost = détruite
walter-schnaffs-gone-rejoined = a rejoint son régiment

## Terrain
walter-schnaffs-terrain-open = terrain découvert
walter-schnaffs-terrain-wood = bois
walter-schnaffs-terrain-buildings = bâtiments
walter-schnaffs-terrain-soft = terrain meuble
walter-schnaffs-terrain-hill = colline
walter-schnaffs-terrain-heavy = terrain lourd
walter-schnaffs-stream = cours d’eau
walter-schnaffs-bridge = pont

## Niveaux
walter-schnaffs-level-nach-paris = Nach Paris !
walter-schnaffs-level-determined-advance = avance déterminée
walter-schnaffs-level-turn-the-enemy = tourner l’ennemi
walter-schnaffs-level-solid-defence = solide défense
walter-schnaffs-level-to-the-last = se battre jusqu’au dernier
walter-schnaffs-countdown = Compte à rebours : { $count } (moins 1d6 après chaque tour du défenseur ; à 0 la partie s’arrête)

## Marchandises (bataille ouverte)
walter-schnaffs-goods-infantry-3 = infanterie, 3 bases
walter-schnaffs-goods-infantry-3-professional = infanterie professionnelle, 3 bases
walter-schnaffs-goods-infantry-3-reservist = infanterie réserviste, 3 bases
walter-schnaffs-goods-infantry-3-modern = infanterie, 3 bases, Chassepot ou Werder
walter-schnaffs-goods-infantry-3-modern-professional = infanterie professionnelle, 3 bases, Chassepot ou Werder
walter-schnaffs-goods-infantry-3-modern-reservist = infanterie réserviste, 3 bases, Chassepot ou Werder
walter-schnaffs-goods-infantry-4 = infanterie, 4 bases
walter-schnaffs-goods-infantry-4-professional = infanterie professionnelle, 4 bases
walter-schnaffs-goods-infantry-4-reservist = infanterie réserviste, 4 bases
walter-schnaffs-goods-infantry-4-modern = infanterie, 4 bases, Chassepot ou Werder
walter-schnaffs-goods-infantry-4-modern-professional = infanterie professionnelle, 4 bases, Chassepot ou Werder
walter-schnaffs-goods-infantry-4-modern-reservist = infanterie réserviste, 4 bases, Chassepot ou Werder
walter-schnaffs-goods-infantry-5 = infanterie, 5 bases
walter-schnaffs-goods-infantry-5-professional = infanterie professionnelle, 5 bases
walter-schnaffs-goods-infantry-5-reservist = infanterie réserviste, 5 bases
walter-schnaffs-goods-infantry-5-modern = infanterie, 5 bases, Chassepot ou Werder
walter-schnaffs-goods-infantry-5-modern-professional = infanterie professionnelle, 5 bases, Chassepot ou Werder
walter-schnaffs-goods-infantry-5-modern-reservist = infanterie réserviste, 5 bases, Chassepot ou Werder
walter-schnaffs-goods-cavalry-2 = cavalerie, 2 bases
walter-schnaffs-goods-cavalry-2-professional = cavalerie professionnelle, 2 bases
walter-schnaffs-goods-cavalry-2-reservist = cavalerie réserviste, 2 bases
walter-schnaffs-goods-cavalry-3 = cavalerie, 3 bases
walter-schnaffs-goods-cavalry-3-professional = cavalerie professionnelle, 3 bases
walter-schnaffs-goods-cavalry-3-reservist = cavalerie réserviste, 3 bases
walter-schnaffs-goods-breech = batterie de 6 ou 7 se chargeant par la culasse
walter-schnaffs-goods-breech-professional = batterie professionnelle de 6 ou 7 se chargeant par la culasse
walter-schnaffs-goods-breech-reservist = batterie réserviste de 6 ou 7 se chargeant par la culasse
walter-schnaffs-goods-light-breech = batterie légère se chargeant par la culasse
walter-schnaffs-goods-light-breech-professional = batterie légère professionnelle se chargeant par la culasse
walter-schnaffs-goods-light-breech-reservist = batterie légère réserviste se chargeant par la culasse
walter-schnaffs-goods-heavy-bronze = batterie lourde en bronze
walter-schnaffs-goods-heavy-bronze-professional = batterie lourde professionnelle en bronze
walter-schnaffs-goods-heavy-bronze-reservist = batterie lourde réserviste en bronze
walter-schnaffs-goods-light-bronze = batterie de 4 en bronze
walter-schnaffs-goods-light-bronze-professional = batterie professionnelle de 4 en bronze
walter-schnaffs-goods-light-bronze-reservist = batterie réserviste de 4 en bronze
walter-schnaffs-goods-mitrailleuse = batterie de mitrailleuses
walter-schnaffs-goods-mitrailleuse-professional = batterie professionnelle de mitrailleuses
walter-schnaffs-goods-mitrailleuse-reservist = batterie réserviste de mitrailleuses

## Phases
walter-schnaffs-phase-begin = Mise en place
walter-schnaffs-phase-buy = Achats
walter-schnaffs-phase-bid = Enchères
walter-schnaffs-phase-deploy = Déploiement
walter-schnaffs-phase-reinforce = Arrivées
walter-schnaffs-phase-bombard = Bombardements
walter-schnaffs-phase-move = Mouvement
walter-schnaffs-phase-attack = Attaques
walter-schnaffs-phase-lose = Pertes
walter-schnaffs-phase-retreat = Recul
walter-schnaffs-phase-advance = Avance
walter-schnaffs-phase-over = Fin

## Ce qui est demandé
walter-schnaffs-prompt-begin = Tout est prêt : commencez la partie.
walter-schnaffs-prompt-buy = { $side } : constituez votre armée en secret.
walter-schnaffs-prompt-bid = { $side } : choisissez votre niveau de résolution en secret.
walter-schnaffs-prompt-deploy = { $side } : déployez vos unités.
walter-schnaffs-prompt-reinforce = { $side } : placez les unités qui arrivent.
walter-schnaffs-prompt-bombard = { $side } : bombardez, puis terminez les tirs.
walter-schnaffs-prompt-move = { $side } : déplacez vos unités, puis terminez les mouvements.
walter-schnaffs-prompt-attack = { $side } : attaquez de zone à zone, puis terminez le tour.
walter-schnaffs-prompt-lose = { $side } : choisissez l’unité qui perd une base.
walter-schnaffs-prompt-retreat = { $side } : il faut quitter { $target } ; choisissez l’unité qui recule la première.
walter-schnaffs-prompt-advance = { $side } : faites entrer vos unités en { $target }, ou restez.
walter-schnaffs-prompt-over = La partie est finie.

## Boutons
walter-schnaffs-verb-done = { $phase ->
    [buy] Armée constituée
    [deploy] Déploiement terminé, le reste attend hors table
    [bombard] Terminer les tirs
    [move] Terminer les mouvements
    [attack] Terminer le tour
    [advance] Ne plus avancer
   *[other] Terminer
}
walter-schnaffs-verb-begin = Commencer la partie
walter-schnaffs-verb-buy = Acheter
walter-schnaffs-verb-bid = Miser en secret
walter-schnaffs-verb-deploy = Déployer
walter-schnaffs-verb-plan = Suivre le plan du scénario
walter-schnaffs-verb-bombard = Bombarder
walter-schnaffs-verb-move = Déplacer
walter-schnaffs-verb-hold = Retenir
walter-schnaffs-verb-attack = Attaquer
walter-schnaffs-verb-lose = Retirer une base
walter-schnaffs-verb-retreat = Reculer
walter-schnaffs-verb-advance = Avancer

## Événements
walter-schnaffs-event-began = La partie commence.
walter-schnaffs-event-army-bought = { $side } : l’armée est constituée.
walter-schnaffs-event-bid-made = { $side } : niveau de résolution choisi, en secret.
walter-schnaffs-event-level = { $side } : { $amount ->
    [1] Nach Paris !
    [2] avance déterminée
    [3] tourner l’ennemi
    [4] solide défense
   *[5] se battre jusqu’au dernier
}
walter-schnaffs-event-tied-bids = Niveaux égaux, { $amount ->
    [1] pour la première fois
   *[2] pour la deuxième fois
} : on recommence.
walter-schnaffs-event-roles = { $side } : à l’attaque.
walter-schnaffs-event-thinned = { $unit } : { $amount ->
    [0] au complet
    [one] { $amount } base absente
   *[other] { $amount } bases absentes
}.
walter-schnaffs-event-deployed = { $side } : { $unit } en { $target }.
walter-schnaffs-event-turn = Tour { $amount }
walter-schnaffs-event-side-turn = { $side } : à eux de jouer.
walter-schnaffs-event-turned-up = { $side } : mouvement tournant, { $amount ->
    [0] aucune unité n’arrive
    [one] { $amount } unité arrive
   *[other] { $amount } unités arrivent
}.
walter-schnaffs-event-bases-came = { $side } : { $amount ->
    [0] aucune base de retour
    [one] { $amount } base de retour
   *[other] { $amount } bases de retour
}.
walter-schnaffs-event-rejoined = { $unit } : régiment réuni en { $target }, { $amount ->
    [one] { $amount } base
   *[other] { $amount } bases
}.
walter-schnaffs-event-bombarded = { $unit } : tir de { $origin } sur { $target }, { $amount ->
    [0] sans effet
    [one] { $amount } perte
   *[other] { $amount } pertes
}.
walter-schnaffs-event-moved = { $unit } : { $origin } → { $target }
walter-schnaffs-event-stuck = { $unit } : départ manqué de { $origin } (il fallait { $amount } ou plus).
walter-schnaffs-event-got-away = { $unit } : départ de { $origin } (il fallait { $amount } ou plus).
walter-schnaffs-event-held-back = Unité retenue en { $origin } : { $unit }.
walter-schnaffs-event-attacked = { $side } : attaque { $origin } → { $target }
walter-schnaffs-event-attack = Attaque ({ $side }) : { $amount }
walter-schnaffs-event-defence = Défense ({ $side }) : { $amount }
walter-schnaffs-event-volley = { $side } : { $amount ->
    [0] aucun dé
    [one] { $amount } dé
   *[other] { $amount } dés
} sur { $target }.
walter-schnaffs-event-lost = { $unit } : { $amount ->
    [one] { $amount } base perdue
   *[other] { $amount } bases perdues
} en { $origin }.
walter-schnaffs-event-destroyed = Unité détruite en { $origin } : { $unit }.
walter-schnaffs-event-driven-out = { $side } : défense chassée de { $target }.
walter-schnaffs-event-stood = { $side } : { $target } tient.
walter-schnaffs-event-fell-back = { $unit } : recul de { $origin } en { $target }.
walter-schnaffs-event-cut-off = { $unit } : plus d’issue en { $origin }.
walter-schnaffs-event-advanced = { $unit } : avance de { $origin } en { $target }.
walter-schnaffs-event-steady = { $unit } : le moral tient en { $origin } ({ $amount }).
walter-schnaffs-event-shaken = Unité ébranlée en { $origin } : { $unit } ({ $amount }).
walter-schnaffs-event-countdown = Compte à rebours : { $amount }.
walter-schnaffs-event-points = { $side } : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
walter-schnaffs-event-ended = Fin de la partie. { $side } : { $amount ->
    [1] victoire de justesse
    [2] victoire nette
    [3] victoire décisive
   *[4] l’ennemi est anéanti
}.

## Degrés de victoire
walter-schnaffs-grade-narrow = victoire de justesse
walter-schnaffs-grade-clear = victoire nette
walter-schnaffs-grade-decisive = victoire décisive
walter-schnaffs-grade-destroyed = l’ennemi est anéanti

## Options
walter-schnaffs-option-start = Mise en place
walter-schnaffs-option-start-quick = rapide, par le plan du scénario
walter-schnaffs-option-start-by-hand = par les joueurs
walter-schnaffs-option-levels = Niveaux de résolution des deux camps
walter-schnaffs-option-levels-historical = ceux de l’histoire
walter-schnaffs-option-levels-bid = enchères secrètes
walter-schnaffs-option-points = Points de chaque camp

## La table dans la page
walter-schnaffs-one-zone = une zone
walter-schnaffs-last-row = dernière rangée
walter-schnaffs-stream-towards = cours d’eau vers { $place }
walter-schnaffs-bridge-towards = pont vers { $place }
walter-schnaffs-attacked-times = { $count ->
    [one] attaquée une fois
   *[other] attaquée { $count } fois
}
walter-schnaffs-bases-of = { $count ->
    [one] { $count } base sur { $full }
   *[other] { $count } bases sur { $full }
}
walter-schnaffs-bases-to-come = { $count ->
    [one] { $count } base absente
   *[other] { $count } bases absentes
}
walter-schnaffs-stock-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
walter-schnaffs-stock-lost = { $count ->
    [0] aucune base perdue
    [one] { $count } base perdue
   *[other] { $count } bases perdues
}
walter-schnaffs-stock-kept = { $count ->
    [one] { $count } unité hors table
   *[other] { $count } unités hors table
}
walter-schnaffs-stock-in-hand = { $count ->
    [one] { $count } unité à placer
   *[other] { $count } unités à placer
}
walter-schnaffs-choose-unit = Unité
walter-schnaffs-choose-level = Votre niveau de résolution
walter-schnaffs-choose-bases = Bases
walter-schnaffs-choose-quality = Qualité
walter-schnaffs-choose-rifle = Fusils
walter-schnaffs-level-means-nach-paris = attaque à tout prix : 1,5 fois les points de l’ennemi pour gagner
walter-schnaffs-level-means-determined-advance = attaque : 1,25 fois les points de l’ennemi pour gagner
walter-schnaffs-level-means-turn-the-enemy = attaque ; jusqu’à un tiers des unités peut entrer plus tard par les côtés
walter-schnaffs-level-means-solid-defence = tient plutôt le terrain
walter-schnaffs-level-means-to-the-last = tient le terrain à tout prix
walter-schnaffs-hint-bid = Le niveau le plus bas attaque. Personne ne voit votre choix avant que les deux soient faits.
walter-schnaffs-hint-deploy = { $count ->
    [one] { $count } unité à placer : choisissez une zone éclairée.
   *[other] { $count } unités à placer : choisissez-en une, puis une zone éclairée.
}
walter-schnaffs-hint-bombard = { $count ->
    [one] { $count } batterie peut tirer : choisissez-la, puis sa cible.
   *[other] { $count } batteries peuvent tirer : choisissez-en une, puis sa cible.
}
walter-schnaffs-hint-move = { $count ->
    [0] Plus aucune unité ne peut se déplacer.
    [one] { $count } unité peut se déplacer : choisissez-la, puis une zone éclairée.
   *[other] { $count } unités peuvent se déplacer : choisissez-en une, puis une zone éclairée.
}
walter-schnaffs-hint-attack = { $count ->
    [one] { $count } zone peut attaquer : choisissez-la, puis sa cible.
   *[other] { $count } zones peuvent attaquer : choisissez-en une, puis sa cible.
}
walter-schnaffs-attackers = Attaquent depuis { $place }
walter-schnaffs-last-attack = Dernière attaque : { $target }
walter-schnaffs-last-bombardment = Dernier bombardement : { $target }
walter-schnaffs-points-left = { $count ->
    [one] { $count } point restant
   *[other] { $count } points restants
}
walter-schnaffs-goods = À acheter
walter-schnaffs-goods-had = Acquis
walter-schnaffs-price = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
walter-schnaffs-too-dear = ne peut plus s’acheter

## Chances
walter-schnaffs-odds-attack = Attaque : { $side }
walter-schnaffs-odds-defence = Défense : { $side }
walter-schnaffs-odds-loss = Bombardement : { $side }
walter-schnaffs-odds-title = Chances de l’attaque
walter-schnaffs-odds-part-won = défenseur chassé
walter-schnaffs-odds-part-tied = tient, pertes égales
walter-schnaffs-odds-part-lost = tient, l’attaquant perd plus
walter-schnaffs-odds-losses = Bases perdues en moyenne : { $mine } { $lost }, { $theirs } { $fallen }.
walter-schnaffs-odds-taken-chance = Zone prise : { $chance }.
walter-schnaffs-odds-note = Sans les tests de moral, ni ce que coûte un recul impossible.
walter-schnaffs-odds-case-losses = Bases perdues : { $losses }.
walter-schnaffs-odds-hit = Une base perdue : { $chance }

## Lignes des décomptes
walter-schnaffs-line-fresh-infantry = { $count ->
    [one] infanterie fraîche
   *[other] infanterie fraîche × { $count }
}
walter-schnaffs-line-worn-infantry = { $count ->
    [one] infanterie amoindrie
   *[other] infanterie amoindrie × { $count }
}
walter-schnaffs-line-fresh-cavalry = { $count ->
    [one] cavalerie fraîche
   *[other] cavalerie fraîche × { $count }
}
walter-schnaffs-line-worn-cavalry = { $count ->
    [one] cavalerie amoindrie
   *[other] cavalerie amoindrie × { $count }
}
walter-schnaffs-line-other-units = { $count ->
    [one] autre unité
   *[other] autres unités × { $count }
}
walter-schnaffs-line-attack-rear-support = soutien à l’arrière
walter-schnaffs-line-attack-flank-support = soutien sur les flancs
walter-schnaffs-line-attack-across-a-stream = à travers un cours d’eau
walter-schnaffs-line-attack-professionals = professionnels
walter-schnaffs-line-attack-reservists = réservistes
walter-schnaffs-line-attack-into-cover = contre un couvert
walter-schnaffs-line-defence-modern-rifles = Chassepot ou Werder
walter-schnaffs-line-defence-other-rifles = { $count ->
    [one] autres fusils
   *[other] autres fusils × { $count }
}
walter-schnaffs-line-defence-cavalry = { $count ->
    [one] cavalerie
   *[other] cavalerie × { $count }
}
walter-schnaffs-line-defence-mitrailleuses = mitrailleuses
walter-schnaffs-line-defence-breech-loaders = { $count ->
    [one] batterie se chargeant par la culasse
   *[other] batteries se chargeant par la culasse × { $count }
}
walter-schnaffs-line-defence-muzzle-loaders = { $count ->
    [one] batterie en bronze
   *[other] batteries en bronze × { $count }
}
walter-schnaffs-line-defence-professionals = professionnels
walter-schnaffs-line-defence-flank-support = soutien sur les flancs
walter-schnaffs-line-defence-stream = derrière un cours d’eau
walter-schnaffs-line-defence-rear-support = soutien à l’arrière
walter-schnaffs-line-defence-reservists = réservistes
walter-schnaffs-line-defence-earlier-attacks = déjà attaquée ce tour-ci
walter-schnaffs-line-breech-fire = pièces de 6 ou 7
walter-schnaffs-line-long-fire = longue portée
walter-schnaffs-line-light-short-fire = pièces légères, courte portée
walter-schnaffs-line-heavy-short-fire = pièces lourdes ou mitrailleuses, courte portée
walter-schnaffs-line-cover-save = sauvegarde du couvert
walter-schnaffs-line-percussion-save = sauvegarde contre un obus à percussion
walter-schnaffs-line-morale = dé
walter-schnaffs-line-points-for-the-last-row = unités sur la dernière rangée
walter-schnaffs-line-points-for-zones = zones tenues
walter-schnaffs-line-points-for-bases = bases ennemies perdues
walter-schnaffs-line-dice-by-fives = dés : un par tranche de 5 points, même incomplète
walter-schnaffs-line-no-dice-for-nothing = aucun dé pour 0 point ou moins

## Nombres dits à côté des décomptes
walter-schnaffs-number-at-least = il faut { $value } ou plus
walter-schnaffs-number-saved-from = sauvegarde sur { $value } ou plus
walter-schnaffs-number-dice = dés : { $value }
walter-schnaffs-number-hits = dés de 3 à 5 obtenus : { $value }
walter-schnaffs-number-sixes = 6 obtenus : { $value }
walter-schnaffs-number-dice-a-base = dés par base : { $value }
walter-schnaffs-number-attacker-lost = bases perdues par l’attaquant : { $value }
walter-schnaffs-number-defender-lost = bases perdues par le défenseur : { $value }

## Sections des règles
walter-schnaffs-section-intro = La partie
walter-schnaffs-section-base = Le jeu de base, reconstitué
walter-schnaffs-section-1 = § 1 Les bases
walter-schnaffs-section-2 = § 2 Les unités
walter-schnaffs-section-3 = § 3 Les niveaux
walter-schnaffs-section-4 = § 4 Le déploiement
walter-schnaffs-section-5 = § 5 Le mouvement
walter-schnaffs-section-6 = § 6 Le terrain lourd
walter-schnaffs-section-7 = § 7 Le bombardement
walter-schnaffs-section-8 = § 8 L’attaque
walter-schnaffs-section-budget = Le budget
walter-schnaffs-section-end = Ce qui est laissé de côté

# Ce qui a décidé
walter-schnaffs-ended-countdown = Le compte à rebours est à zéro.
walter-schnaffs-ended-side-gone = L’un des camps n’a plus d’unité.
walter-schnaffs-needed = Il fallait { $count } points à l’attaquant.
walter-schnaffs-decided-ground-taken = le terrain pris suffisait
walter-schnaffs-decided-losses-inflicted = les pertes de l’ennemi ont compensé le terrain qui manquait
walter-schnaffs-decided-ground-kept = trop peu de terrain a été pris
walter-schnaffs-decided-losses-suffered = assez de terrain a été pris, mais avec trop de pertes
walter-schnaffs-decided-destroyed = l’ennemi est anéanti
walter-schnaffs-term-last-row = unités de l’attaquant sur la dernière rangée (3 points chacune)
walter-schnaffs-term-attacker-zones = points : zones prises par l’attaquant
walter-schnaffs-term-defender-zones = points : zones gardées par le défenseur
walter-schnaffs-term-defender-losses = points de l’attaquant : bases perdues par le défenseur
walter-schnaffs-term-attacker-losses = points du défenseur : bases perdues par l’attaquant
walter-schnaffs-figure-lost = bases perdues
walter-schnaffs-figure-points = points de victoire
