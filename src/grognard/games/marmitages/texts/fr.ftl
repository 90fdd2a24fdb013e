# Marmitages : textes français. Les clés sont les mêmes qu'en anglais ; tools/check_texts.py y veille.

marmitages-name = Marmitages
marmitages-tagline = 1914-1918, par secteurs : artillerie engagée en secret, assauts, tranchées.

## La page
marmitages-badge-assault = TA
marmitages-quality-by-situation = attaque : { $attacking }, défense : { $defending }
marmitages-quality-marks = att. { $attacking } · déf. { $defending }
marmitages-empty-sector = vide
marmitages-one-sector = un secteur
marmitages-no-mans-land = no man’s land
marmitages-stock-waiting = { $count ->
    [one] { $count } unité à placer
   *[other] { $count } unités à placer
}
marmitages-stock-lost = { $count ->
    [0] aucune perte
    [one] { $count } perte
   *[other] { $count } pertes
}
marmitages-choose-element = Élément de défense à poser
marmitages-choose-unit = Unité
marmitages-hint-fortify = Choisissez un élément, puis un secteur de votre moitié.
marmitages-hint-plan = La carte montre, estompée, la mise en place du scénario, avant le bombardement préliminaire. « { marmitages-verb-begin } » l’exécute ; pour tout placer vous-même, choisissez « { marmitages-option-start-by-hand } » dans les options du scénario.
marmitages-hint-deploy = Choisissez une unité, puis un secteur éclairé.
marmitages-hint-bombard = Choisissez le secteur à bombarder.
marmitages-hint-barrage = Choisissez le secteur à interdire.
marmitages-hint-move = { $count ->
    [0] Plus aucune unité ne peut se déplacer.
    [one] { $count } unité peut encore se déplacer.
   *[other] { $count } unités peuvent encore se déplacer.
}
marmitages-hint-assault = { $count ->
    [0] Plus aucun secteur ne peut attaquer.
    [one] { $count } secteur peut attaquer : choisissez-le, puis sa cible.
   *[other] { $count } secteurs peuvent attaquer : choisissez-en un, puis sa cible.
}
marmitages-bombard-points = Points de bombardement sur { $target }
marmitages-give-back = Rendre : { $what }
marmitages-points-left = { $count ->
    [one] { $count } point à dépenser
   *[other] { $count } points à dépenser
}
marmitages-goods = À acheter
marmitages-goods-had = Acquis
marmitages-assault-title = Assaut { $origin } → { $target }
marmitages-left = reste { $count }
marmitages-commit-gas = gaz
marmitages-commit-plane = aviation
marmitages-commit-nothing = Ne rien engager
marmitages-commit-amount = { $count ->
    [0] rien
   *[other] { $count } obus
}
marmitages-last-combat = Dernier combat : { $target }
marmitages-leave-out = Laisser des unités inactives
marmitages-use-line = Activer la ligne { $line }
marmitages-card-no-use = Cette carte ne sert à rien maintenant.
marmitages-face-jack = V
marmitages-face-queen = D
marmitages-face-king = R
marmitages-face-ace = A

## Lignes des totaux
marmitages-line-infantry-point = { $count ->
    [one] { $count } bataillon
   *[other] { $count } bataillons
}
marmitages-line-elite-point = troupes d’élite
marmitages-line-armour-points = { $count ->
    [one] { $count } blindé
   *[other] { $count } blindés
}
marmitages-line-inexperienced-penalty = troupes inexpérimentées
marmitages-line-shell-support = artillerie, { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
marmitages-line-nest-point = { $count ->
    [one] { $count } nid de mitrailleuses
   *[other] { $count } nids de mitrailleuses
}
marmitages-line-nest-fire = tir des mitrailleuses
marmitages-line-wire-point = barbelés
marmitages-line-trench-points = { $count ->
    [one] tranchée
   *[other] tranchées
}
marmitages-line-fort-points = fortin
marmitages-line-difficult-point = terrain difficile
marmitages-line-gas-roll = gaz
marmitages-line-gas-elite = gaz contre des troupes d’élite
marmitages-line-gas-inexperienced = gaz contre des troupes inexpérimentées
marmitages-line-wire-cut-by-infantry = cisailles
marmitages-line-cavalry-point = { $count ->
    [one] { $count } escadron
   *[other] { $count } escadrons
}
marmitages-line-cavalry-against-works = cavalerie contre des défenses ou un terrain difficile
marmitages-line-aviation-roll = aviation
marmitages-line-attrition = usure
marmitages-line-bombardment-damage = bombardement, { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
marmitages-line-light-artillery = artillerie légère, { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

## Nombres dits à côté des totaux
marmitages-number-shells = coût : { $value ->
    [one] { $value } point d’artillerie
   *[other] { $value } points d’artillerie
}
marmitages-number-at-most = il faut { $value } ou moins
marmitages-number-at-least = il faut { $value } ou plus
marmitages-number-bogs-up-to = { $value ->
    [1] s’embourbe sur 1
   *[other] s’embourbe sur 1 ou { $value }
}
marmitages-number-wire = dommages pour détruire des barbelés : { $value }
marmitages-number-trench = dommages pour détruire une tranchée : { $value }
marmitages-number-fort = dommages pour détruire un fortin : { $value }

## Sections des règles
marmitages-section-intro = La rencontre
marmitages-section-1 = § 1 La table
marmitages-section-2 = § 2 La mise en place
marmitages-section-2a = § 2a Les défenses
marmitages-section-2b = § 2b Le bombardement préliminaire
marmitages-section-2c = § 2c Le déploiement
marmitages-section-3 = § 3 Le tour
marmitages-section-4 = § 4 Le mouvement
marmitages-section-5 = § 5 L’assaut
marmitages-section-5a = § 5a Qui attaque
marmitages-section-5b = § 5b Plusieurs assauts
marmitages-section-5c = § 5c Les points
marmitages-section-6 = § 6 Les gaz
marmitages-section-7 = § 7 La cavalerie
marmitages-section-8 = § 8 L’aviation
marmitages-section-9 = § 9 Couper les barbelés
marmitages-section-10 = § 10 Les derniers obus
marmitages-section-11 = § 11 La fin et la victoire
marmitages-section-12 = § 12 Les scénarios
marmitages-section-13 = § 13 L’usure
marmitages-section-14 = § 14 L’artillerie légère
marmitages-section-15 = § 15 Le barrage roulant
marmitages-section-16 = § 16 Le barrage d’interdiction
marmitages-section-points = Les budgets d’armée
marmitages-section-cards = L’activation par cartes
marmitages-section-cards-activation = Cartes : l’activation
marmitages-section-cards-decks = Cartes : les pioches
marmitages-section-cards-discards = Cartes : les défausses
marmitages-section-cards-events = Cartes : les événements
marmitages-section-cards-hand = Cartes : la main
marmitages-section-cards-lines = Cartes : les lignes

## Unités, défenses, moyens
marmitages-kind-infantry = { $count ->
    [one] unité d’infanterie
   *[other] unités d’infanterie
}
marmitages-kind-assault-troops = troupes d’assaut
marmitages-kind-cavalry = cavalerie
marmitages-kind-tank = { $count ->
    [one] tank
   *[other] tanks
}
marmitages-kind-armoured-car = { $count ->
    [one] auto blindée
   *[other] autos blindées
}
marmitages-kind-machine-gun = { $count ->
    [one] nid de mitrailleuses
   *[other] nids de mitrailleuses
}
marmitages-unit = { $name ->
   *[none] { $kind ->
        [infantry] { $number }{ $number ->
            [1] er
           *[other] e
        } bataillon
        [assault-troops] { $number }{ $number ->
            [1] er
           *[other] e
        } bataillon d’assaut
        [cavalry] { $number }{ $number ->
            [1] er
           *[other] e
        } escadron
        [tank] { $number }{ $number ->
            [1] re
           *[other] e
        } compagnie de tanks
        [armoured-car] { $number }{ $number ->
            [1] re
           *[other] e
        } section d’autos blindées
       *[machine-gun] { $number }{ $number ->
            [1] er
           *[other] e
        } nid de mitrailleuses
    }
    [given] { $given }
}
marmitages-quality-standard = standard
marmitages-quality-inexperienced = troupes inexpérimentées
marmitages-quality-elite = élite
marmitages-element-wire = barbelés
marmitages-element-trench = tranchée
marmitages-element-fort = fortin
marmitages-stock-shells = { $count ->
    [0] aucun point d’artillerie
    [one] { $count } point d’artillerie
   *[other] { $count } points d’artillerie
}
marmitages-stock-gas = { $count ->
    [0] aucun point de gaz
    [one] { $count } point de gaz
   *[other] { $count } points de gaz
}
marmitages-stock-aviation = { $count ->
    [0] aucun point d’aviation
    [one] { $count } point d’aviation
   *[other] { $count } points d’aviation
}
marmitages-mark-bogged = unité embourbée
marmitages-mark-moved = a bougé
marmitages-mark-fought = a combattu
marmitages-mark-assaulted = a donné l’assaut
marmitages-mark-active = unité activée
marmitages-mark-idle = unité non activée
marmitages-mark-no-ammunition = à court de munitions
marmitages-mark-no-supply = à court d’approvisionnement
marmitages-mark-mutinous = unité mutinée
marmitages-sign-difficult = terrain difficile
marmitages-sign-barred = interdit par barrage

## Cartes
marmitages-card-2 = 2
marmitages-card-3 = 3
marmitages-card-4 = 4
marmitages-card-5 = 5
marmitages-card-6 = 6
marmitages-card-7 = 7
marmitages-card-8 = 8
marmitages-card-9 = 9
marmitages-card-10 = 10
marmitages-card-jack = valet : pénurie de munitions
marmitages-card-queen = dame : pénurie d’approvisionnement
marmitages-card-king = roi : mutinerie !
marmitages-card-ace = as : surplus d’artillerie
marmitages-card-joker = joker : assaut général !
marmitages-ace-shells = 1d6 points d’artillerie
marmitages-ace-barrages = barrages à 1 point d’artillerie le tir
marmitages-cards-deck = pioche
marmitages-cards-hand = main
marmitages-cards-temporary = défausse temporaire
marmitages-cards-permanent = hors de la partie
marmitages-cards-burning = rang qui brûle

## Marchandises (bataille ouverte)
marmitages-goods-inexperienced = infanterie inexpérimentée (2 pour 1 point)
marmitages-goods-infantry = infanterie
marmitages-goods-elite = infanterie d’élite
marmitages-goods-assault-troops = troupes d’assaut
marmitages-goods-cavalry = cavalerie
marmitages-goods-machine-gun = nid de mitrailleuses
marmitages-goods-tank = tanks
marmitages-goods-armoured-car = autos blindées
marmitages-goods-shells = artillerie
marmitages-goods-gas = gaz
marmitages-goods-aviation = aviation
marmitages-goods-wire = barbelés
marmitages-goods-trench = tranchée
marmitages-goods-fort = fortin

## Phases
marmitages-phase-begin = Mise en place
marmitages-phase-buy = Achats
marmitages-phase-fortify = Défenses
marmitages-phase-bombard = Bombardement
marmitages-phase-deploy = Déploiement
marmitages-phase-reinforce = Renforts
marmitages-phase-barrage = Barrages
marmitages-phase-move = Mouvement
marmitages-phase-assault = Assauts
marmitages-phase-commit = Engagement
marmitages-phase-lose = Pertes
marmitages-phase-advance = Avance
marmitages-phase-cut = Barbelés
marmitages-phase-over = Fin
marmitages-phase-cards = Cartes
marmitages-phase-activate = Activation
marmitages-phase-rest = Non activées

## Ce qui est demandé
marmitages-prompt-begin = Étudiez la carte, puis commencez la partie.
marmitages-prompt-buy = { $side } : constituez votre armée.
marmitages-prompt-fortify = { $side } : posez un élément de défense dans votre moitié de table.
marmitages-prompt-bombard = { $side } : bombardement préliminaire, { $shells ->
    [one] il reste { $shells } point d’artillerie
   *[other] il reste { $shells } points d’artillerie
}.
marmitages-prompt-deploy = { $side } : déployez vos unités ; { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
}.
marmitages-prompt-reinforce = { $side } : placez vos renforts au bord de la table ; { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
}.
marmitages-prompt-barrage = { $side } : tirez vos barrages d’interdiction, ou terminez.
marmitages-prompt-move = { $side } : déplacez vos unités, puis terminez les mouvements.
marmitages-prompt-assault = { $side } : déclarez vos assauts, puis terminez la séquence.
marmitages-prompt-commit = { $side } : qu’engagez-vous en secret dans l’assaut { $origin } → { $target } ?
marmitages-prompt-lose = { $side } : choisissez quelle unité est perdue ({ $due ->
    [one] { $due } perte
   *[other] { $due } pertes
}).
marmitages-prompt-advance = { $side } : faites avancer vos unités en { $target }, ou terminez.
marmitages-prompt-cut = { $side } : faites couper des barbelés, ou terminez.
marmitages-prompt-cards = { $side } : jouez vos cartes.
marmitages-prompt-activate = { $side }, ligne { $line } : choisissez les unités à activer, { $left ->
    [one] encore { $left } au plus
   *[other] encore { $left } au plus
}.
marmitages-prompt-rest = { $side }, ligne { $line } : choisissez { $left ->
    [one] { $left } unité à laisser inactive
   *[other] { $left } unités à laisser inactives
}.
marmitages-prompt-over = La partie est finie.

## Boutons
marmitages-verb-done = { $phase ->
    [move] Terminer les mouvements
    [assault] Terminer les assauts
    [bombard] Terminer le bombardement
    [barrage] Terminer les barrages
    [advance] Ne plus avancer
    [cut] Terminer
    [buy] Armée constituée
    [cards] Terminer la séquence
    [activate] Pas d’autre unité
   *[other] Terminer
}
marmitages-verb-begin = Commencer la partie
marmitages-verb-buy = Acheter
marmitages-verb-place = Poser
marmitages-verb-bombard = Bombarder
marmitages-verb-deploy = Déployer
marmitages-verb-plan = Suivre le plan du scénario
marmitages-verb-barrage = Barrage d’interdiction
marmitages-verb-move = Déplacer
marmitages-verb-assault = Donner l’assaut
marmitages-verb-commit = Engager en secret
marmitages-verb-lose = Retirer
marmitages-verb-advance = Avancer
marmitages-verb-line = Activer une ligne
marmitages-verb-activate = Activer
marmitages-verb-rest = Laisser inactive
marmitages-verb-play = Jouer un événement
marmitages-verb-discard = Défausser
marmitages-verb-interdict = Barrages d’interdiction
marmitages-verb-cut = Couper les barbelés

## Événements
marmitages-event-began = La partie commence.
marmitages-event-gas-among-shells = { $side } : { $amount ->
    [one] { $amount } point d’artillerie devient du gaz
   *[other] { $amount } points d’artillerie deviennent du gaz
}.
marmitages-event-army-bought = { $side } : l’armée est constituée.
marmitages-event-roles = { $side } : à l’attaque.
marmitages-event-placed = { $side } : { $amount ->
    [0] barbelés
    [1] tranchée
   *[2] fortin
} en { $target }.
marmitages-event-bombarded = Bombardement de { $target } : { $amount ->
    [0] aucun dommage
    [one] { $amount } point de dommages
   *[other] { $amount } points de dommages
}.
marmitages-event-element-fell = { $target } : { $amount ->
    [0] barbelés détruits
    [1] tranchée détruite
   *[2] fortin détruit
}.
marmitages-event-cratered = { $target } : le terrain bouleversé devient difficile.
marmitages-event-deployed = { $side } : { $unit } en { $target }.
marmitages-event-turn = Tour { $amount }
marmitages-event-sequence = { $side } : début de la séquence.
marmitages-event-reinforcements = { $side } : { $amount ->
    [0] aucun renfort
    [one] { $amount } unité de renfort
   *[other] { $amount } unités de renfort
}.
marmitages-event-barrage-hit = { $side } : barrage d’interdiction réussi sur { $target }.
marmitages-event-barrage-missed = { $side } : barrage d’interdiction sans effet sur { $target }.
marmitages-event-moved = { $unit } : { $origin } → { $target }
marmitages-event-bogged = { $unit } s’embourbe en { $target }.
marmitages-event-ran-well = { $unit } arrive sans encombre en { $target }.
marmitages-event-assault = { $side } : assaut { $origin } → { $target }
marmitages-event-committed = { $side } : choix fait, en secret.
marmitages-event-shells = { $side } : { $amount ->
    [0] aucune artillerie engagée
    [one] { $amount } point d’artillerie engagé
   *[other] { $amount } points d’artillerie engagés
}.
marmitages-event-gas = { $side } : gaz !
marmitages-event-plane = { $side } : l’aviation intervient.
marmitages-event-attack = Attaque ({ $side }) : { $amount }
marmitages-event-defence = Défense ({ $side }) : { $amount }
marmitages-event-won = { $side } : combat gagné de { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} ; l’adversaire perd autant d’unités, ou toutes celles qui sont là.
marmitages-event-tied = Égalité en { $target } : une perte de chaque côté.
marmitages-event-lost = Perte en { $origin } : { $unit } ({ $side }).
marmitages-event-advanced = { $unit } avance de { $origin } en { $target }.
marmitages-event-last-shells = { $side } : derniers obus, { $amount ->
    [one] { $amount } point d’artillerie
   *[other] { $amount } points d’artillerie
}.
marmitages-event-wire-cut = { $unit } détruit des barbelés en { $target }.
marmitages-event-wire-held = { $unit } n’entame pas les barbelés de { $target }.
marmitages-event-end-die = Dé de fin de partie : { $amount ->
    [5] 5, la partie s’arrête
    [6] 6, la partie s’arrête
   *[other] { $amount }, la partie continue
}.
marmitages-event-ended = Fin de la partie. { $amount ->
    [1] { $side } : la défense a tenu
    [2] { $side } : victoire de justesse
    [3] { $side } : victoire marginale
    [4] { $side } : victoire décisive
   *[5] { $side } : l’attaquant est anéanti
}.

marmitages-event-hand = { $side } : { $amount ->
    [0] aucune carte en main
    [one] { $amount } carte en main
   *[other] { $amount } cartes en main
}.
marmitages-event-card-drawn = { $side } : carte piochée, { marmitages-drawn-card }.
marmitages-event-card-taken = { $side } : une carte en trop, tirée au hasard : { marmitages-drawn-card }.
marmitages-event-reshuffled = { $side } : la défausse temporaire est battue, { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} dans la pioche.
marmitages-event-card-played = { $side } : carte jouée, { marmitages-drawn-card }.
marmitages-event-card-burned = { $side } : { marmitages-drawn-card } quitte la partie.
marmitages-event-card-thrown = { $side } : carte défaussée, { marmitages-drawn-card }.
marmitages-event-line = { $side } : la ligne { $amount } est activée.
marmitages-event-activated = { $unit }, en { $origin } : activation.
marmitages-event-rested = { $unit }, en { $origin } : sans activation.
marmitages-event-no-ammunition = { $side } : pénurie de munitions en { $target }.
marmitages-event-no-supply = { $side } : pénurie d’approvisionnement en { $target }.
marmitages-event-mutiny = { $side } : mutinerie en { $target } !
marmitages-event-surplus-shells = { $side } : surplus d’artillerie, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
marmitages-event-surplus = { $side } : { $amount ->
    [one] { $amount } perte en excédent, sans effet
   *[other] { $amount } pertes en excédent, sans effet
}.
marmitages-event-surplus-barrages = { $side } : surplus d’artillerie, barrages à 1 point le tir.
marmitages-drawn-card = { $amount ->
    [11] un valet
    [12] une dame
    [13] un roi
    [14] un as
    [15] le joker
   *[other] un { $amount }
}

## Degrés de victoire
marmitages-grade-held = la défense a tenu
marmitages-grade-narrow = victoire de justesse
marmitages-grade-marginal = victoire marginale
marmitages-grade-decisive = victoire décisive
marmitages-grade-destroyed = l’attaquant est anéanti

## Options
marmitages-option-start = Mise en place
marmitages-option-start-quick = rapide, par le plan du scénario
marmitages-option-start-by-hand = par les joueurs
marmitages-option-attrition = Usure (§ 13)
marmitages-option-light_artillery = Artillerie légère (§ 14)
marmitages-option-rolling_barrage = Barrage roulant (§ 15)
marmitages-option-interdiction = Barrages d’interdiction (§ 16)
marmitages-option-cards = Activation par cartes
marmitages-option-width = Largeur de la table
marmitages-option-points = Points de l’attaquant
marmitages-option-drawn_roles = Rôles selon les armées achetées

# Chances
marmitages-odds-attack = Attaque : { $side }
marmitages-odds-defence = Défense : { $side }
marmitages-odds-damage = Bombardement : { $side }
marmitages-odds-barred = le secteur est interdit
marmitages-odds-wire-cut = un élément de barbelés est coupé
marmitages-odds-table-won = Chances en % de gagner l’assaut ; en lignes mes points d’artillerie, en colonnes les leurs.
marmitages-odds-table-lost = Chances en % de repousser l’assaut ; en lignes mes points d’artillerie, en colonnes les leurs.
marmitages-odds-worth = Si chacun s’y tient : { $chance } de réussite ; valeur pour moi, en bataillons : { $value }, tout compté (pertes, secteur, obus dépensés).

# Ce qui a décidé
marmitages-ended-die = Après le tour { $turn }, le dé a mis fin à la partie.
marmitages-ended-last-turn = Le dernier tour est joué.
marmitages-ended-attacker-gone = L’attaquant n’a plus d’unité.
marmitages-needed = Pour vaincre, il faut les { $count } secteurs de la première rangée.
marmitages-decided-row-taken = la première rangée est prise
marmitages-decided-row-not-taken = la première rangée n’est pas prise en entier
marmitages-decided-home-not-clear = la première rangée est prise, mais l’ennemi est dans la moitié de l’attaquant
marmitages-decided-attacker-gone = l’attaquant n’a plus d’unité
marmitages-term-rows = rangées prises
marmitages-term-first-row = secteurs de la première rangée tenus par l’attaquant
marmitages-term-home = secteurs de la moitié de l’attaquant tenus par l’ennemi
marmitages-figure-lost = unités perdues
marmitages-figure-shells = points d’artillerie restants
marmitages-figure-gas = points de gaz restants
marmitages-figure-aviation = points d’aviation restants
