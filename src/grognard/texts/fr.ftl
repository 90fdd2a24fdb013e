# Textes communs à tous les jeux, en français.

rule-kind-printed = imprimée
rule-kind-ruling = interprétation
rule-kind-rebuilt = reconstituée
rule-kind-optional = facultative
refused-over = La partie est finie.
refused-rule = Interdit ({ $section }) : { $text }

## Lignes d’un script ou d’une partie enregistrée, et camps d’une position sans scénario
line-forbidden = { $file }, ligne { $line } : { $action } : interdit par { $rule } ({ $section }) : { $text }
line-out-of-turn = { $file }, ligne { $line } : { $action } : { $reason }
line-needs-die = { $file }, ligne { $line } : « { $action } » demande { $given ->
    [0] un dé à { $sides } faces
    [one] un dé de plus, à { $sides } faces ({ $given } donné)
   *[other] un dé de plus, à { $sides } faces ({ $given } donnés)
}, selon { $rule } ({ $section }) : { $text } Écrivez sa face après les deux-points.
line-needs-some-die = { $file }, ligne { $line } : « { $action } » demande { $given ->
    [0] un dé à { $sides } faces
    [one] un dé de plus, à { $sides } faces ({ $given } donné)
   *[other] un dé de plus, à { $sides } faces ({ $given } donnés)
}. Écrivez sa face après les deux-points.
line-too-many-dice = { $file }, ligne { $line } : « { $action } » emploie { $used ->
    [one] { $used } dé
   *[other] { $used } dés
}, mais { $given ->
    [one] { $given } est donné
   *[other] { $given } sont donnés
}
script-legal = { $count ->
    [one] 1 action permise :
   *[other] { $count } actions permises :
}
script-allowed = « { $action } » est permis.
script-out-of-turn = La décision revient à un camp ({ $side }), et cette action serait de l’autre ({ $other }). Si c’était à lui de décider :
side-attacker = Attaquant
side-defender = Défenseur
side-german = Allemands
side-french = Français
side-canadian = Canadiens

## La page
nav-games = Jeux
language = Langue
language-name = Français
and-then = {" ; "}
range = de { $low } à { $high }
loading = Un instant…
close = Fermer
confirm = Confirmer
cancel = Annuler
accept = Accepter
decline = Refuser
copy = Copier
copied = Copié
more = Plus
fewer = Moins
at-most = (au plus { $count })
menu = Menu
done = Terminer
unspent-sure = { $count ->
    [one] Laisser { $count } point inutilisé ?
   *[other] Laisser { $count } points inutilisés ?
}
undo = Annuler la dernière action
you = vous
present = connecté
absent = absent
to-lobby = Retour à l’accueil
server-silent = Le serveur ne répond pas. Est-il lancé ?

## Accueil
lobby-title = Les batailles d’hier, jouées selon leurs règles
lobby-lead = Des jeux d’histoire sur table : contre l’ordinateur, à deux devant le même écran, ou à distance par un simple lien. Rien à installer, aucun compte.
play-now = Jouer tout de suite
continue = Reprendre
watching = spectateur
hotseat = deux au même écran
table-running = en cours
table-over = terminée
forget = Oublier « { $title } »
minutes = { $count } min
difficulty-1 = facile
difficulty-2 = moyenne
difficulty-3 = difficile
open-record = Ouvrir une partie enregistrée
open-record-what = Pour la revoir coup par coup, ou la reprendre à deux.
record-size = Ce fichier est vide, ou trop long pour une partie : un mégaoctet au plus.
choose-file = Choisir un fichier…

## Présentation
briefing-forces = Les forces
briefing-special = Règles particulières
briefing-goal = Le but
briefing-sources = Sources
how-to-play = Comment jouer
way-computer = Contre l’ordinateur
way-computer-what = Vous prenez un camp, il prend l’autre.
way-hotseat = À deux devant cet écran
way-hotseat-what = On se passe l’écran ; les secrets restent couverts.
way-online = À distance, par un lien
way-online-what = Vous recevez un lien à envoyer à l’autre joueur.
your-side = Votre camp
your-name = Votre nom
level = Niveau de l’ordinateur
level-recruit = recrue
level-recruit-what = Joue au hasard, sans rien faire de franchement mauvais ; décide aussitôt.
level-sergeant = sergent
level-sergeant-what = Suit des règles de bon sens, avec les chances exactes ; décide aussitôt.
level-colonel = colonel
level-colonel-what = Réfléchit à la suite, jusqu’à 2 s par décision.
level-marshal = maréchal
level-marshal-what = Réfléchit le plus longtemps, jusqu’à 8 s par décision.
play = Jouer
options = Options et règles facultatives
option-as-given = selon le scénario
option-match = Rencontre en deux manches, camps échangés
option-own-dice = Nos propres dés, saisis à la main

## La table
map = Carte
panel = Panneau
phases = Phases du tour
turn-of = { $turns ->
    [0] Tour { $turn }
   *[other] Tour { $turn } sur { $turns }
}
tab-decision = Décision
tab-log = Journal
tab-text = Position
tab-chat = Messages
no-table = Cette table ne peut pas être ouverte
waiting-to-open = { $side } : on attend la contribution de ce joueur aux dés ; aucun dé n’est lancé avant. Sa page la révèle d’elle-même dès qu’elle est de retour.
waiting-to-open-self = Préparation des dés…
waiting-to-open-elsewhere = Vous avez pris place avec un autre navigateur. Ouvrez-y cette table, ou saisissez ici la contribution aux dés que son menu affiche.
contribution-enter = Votre contribution
contribution-open = La révéler
waiting-for = On attend l’autre joueur ({ $side }) : envoyez-lui le lien du menu.
thinking = { $side } : réflexion…
thinking-aloud = { $side } : l’ordinateur réfléchit, { $most } secondes au plus par décision.
thinking-for = { $seconds } s, { $decisions ->
    [0] première décision
    [one] { $decisions } décision prise
   *[other] { $decisions } décisions prises
}
thinking-at-most = Depuis que l’ordinateur décide ; une seule décision prend { $most } s au plus.
unit-of-side = { $unit } ({ $side })
decide-now = Qu’il décide
decide-now-what = L’ordinateur cesse de réfléchir et joue d’instinct jusqu’à votre prochaine décision.
their-turn = { $side } : à l’adversaire de jouer.
side-to-play = { $side } : à ce camp de jouer.
connection-lost-kept = Connexion perdue : elle revient d’elle-même, et votre action partira alors.
connection-lost = Connexion perdue : elle revient d’elle-même, rien n’est perdu.
looking-back = Vous regardez un moment passé de la partie.
looking-back-at = { $number ->
    [0] Avant la première action
   *[other] Après l’action { NUMBER($number, useGrouping: "false") }
}
to-present = Revenir au présent
missed = Depuis votre départ : { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
replaying = La partie se rejoue…
catching-up = La suite arrive…
skip = Passer
cursor-target = Cible possible.
board-label = Plateau de jeu
nearest-offered = Le point permis le plus proche est proposé : { $place }.
board-help = Flèches : déplacer le curseur. Entrée : choisir. Échap : annuler. n : unité suivante. Point d’interrogation : toutes les touches.
text-view = La position en toutes lettres
text-places = Sur la table
text-actions = { $count ->
    [one] Action possible
   *[other] Actions possibles ({ $count })
}

## Journal et reprise
log = Journal
log-before = Mise en place
log-turn = Tour { $turn }
log-empty = Rien n’est encore arrivé.
log-rest = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
log-filter = Montrer
log-filter-all = Tout
log-filter-dice = Dés
log-filter-fights = Combats
log-look = Revoir le plateau tel qu’il était après l’action { NUMBER($number, useGrouping: "false") }
log-link = Copier le lien de l’action { NUMBER($number, useGrouping: "false") }
log-secret = { $side } : une action secrète.
log-done = { $side } : phase terminée.
log-phase-done = { $side } : fin de la phase « { $phase } ».
log-undo = { $side } : une action annulée.
log-take-back = { $side } : une action annulée d’un commun accord.
log-resigned = { $side } : abandon.
log-agreed = Partie nulle d’un commun accord.
replay = Revoir la partie
replay-at = Action { $number } sur { $count }
replay-start = Au début
replay-back = Action précédente
replay-next = Action suivante
replay-present = Au présent
replay-play = Rejouer
replay-pause = Pause
replay-all = Revoir la partie

## Chances et totaux
tally-total = Total
last-fight = Le dernier combat
tally-hidden = caché
odds-title = Chances avant l’engagement
odds-part-won = assaut gagné
odds-part-tied = égalité
odds-part-lost = assaut repoussé
odds-losses = Pertes attendues : { $mine } { $lost }, { $theirs } { $fallen }.
odds-taken-chance = Secteur pris : { $chance }.
odds-start-lost-chance = Secteur de départ perdu : { $chance }.
odds-falls-to = La place revient à : { $side } ({ $chance }).
odds-outcomes = Chaque issue, et qui tombe
odds-case-losses = Pertes : { $losses }.
odds-case-nothing = Sans effet.
odds-case-rest = { $count ->
    [one] { $count } issue plus rare, { $chance }
   *[other] { $count } issues plus rares, ensemble { $chance }
}
odds-units = Pertes certaines, quoi que choisisse le joueur : { $side }
odds-units-none = Aucune unité n’est certaine de tomber.
odds-if-nothing = Chances si l’adversaire n’engage rien
odds-if-neither = Chances si aucun camp n’engage de soutien
odds-table = Mon soutien contre le leur
odds-table-mine = moi
odds-table-theirs = eux
odds-hint-switch = Conseil
odds-hint-mix = Un dosage que nul ne peut exploiter : tirez au sort dans ces proportions.
odds-hint-fixed = Un choix que nul ne peut exploiter :
odds-hint-always = toujours { $what }
odds-hint-kept = Si chacun s’y tient : { $chance } de réussite.

## Messages et propositions
chat = Messages
chat-empty = Aucun message.
chat-write = Votre message
chat-send = Envoyer
offer-draw = { $side } : partie nulle ?
offer-take-back = { $side } : annuler la dernière action ?
offer-rematch = { $side } : une revanche, camps échangés ?
offer-declined = { $what ->
    [draw] La partie nulle est refusée.
    [take-back] L’annulation est refusée.
   *[rematch] La revanche est refusée.
}
offer-accepted = Accepté.
ask-draw = Proposer la nulle
ask-take-back = Demander à annuler
resign = Abandonner
resign-sure = Abandonner pour de bon ?

## Menu
menu-board = Le plateau
menu-game = La partie
menu-links = Liens
invite = Inviter l’autre joueur ({ $side })
computer-sets-up = Laisser l’ordinateur mettre mon camp en place
computer-sets-up-what = Il fait lui-même tous les choix jusqu’à la fin de la mise en place.
plan-what = chaque chose va où le scénario la met, toujours au même endroit.
setting-up-for-you = Votre état-major décide…
invite-copy = Copier le lien d’invitation
invite-watch = Inviter des spectateurs
look-counters = Pions
look-coordinates = Coordonnées
look-objectives = Objectifs
look-reach = Cibles possibles
look-silhouettes = Silhouettes au lieu de symboles
look-sound = Sons
look-quick = Sans attente entre les actions
record-download = Télécharger la partie
help = Touches et signes
help-how = Choisissez une unité, puis une cible éclairée, et confirmez d’un second clic ou par Entrée. Tout refus dit pourquoi.
help-marks = Signes sur les pions
key-arrows = déplacer le curseur
key-enter = choisir, puis confirmer
key-escape = annuler, revenir au présent
key-next = unité suivante qui peut agir
key-done = terminer la phase
key-undo = annuler la dernière action
key-skip = passer ce qui se rejoue
key-decide-now = presser l’ordinateur : il décide au premier coup d’œil
key-zoom = agrandir, réduire, tout voir
key-pan = déplacer la carte
key-counters = cacher ou montrer les pions
key-coordinates = coordonnées
key-objectives = objectifs
key-reach = cibles possibles
key-text = la position en toutes lettres
key-place = cible ou endroit utile suivant
key-fine = déplacer le curseur par dixièmes d’unité de distance et non par demi-unités ; ou avec Ctrl
key-ruler = poser la réglette au curseur, la reprendre
key-help = cette aide
mark-act = peut agir
mark-moved = a bougé
mark-fought = a combattu
mark-elite = élite
mark-inexperienced = inexpérimentée
mark-stuck = embourbée

## Un écran, nos dés
pass-screen = Passez l’écran : { $side }
pass-screen-why = La décision qui suit est secrète. L’autre joueur ne doit pas la voir.
pass-screen-taken = C’est moi ({ $side })
own-dice = Lancez un dé à { $sides } faces et cliquez sur le résultat
dice-awaited = On attend les dés de l’adversaire.

## La fin
end-won = Victoire !
end-lost = Défaite
end-draw = Partie nulle
end-winner = Victoire : { $side }
end-show = Résultat
end-decided = Ce qui a décidé
end-actions = { $count ->
    [one] { $count } action jouée.
   *[other] { $count } actions jouées.
}
rematch = Revanche, camps échangés
play-again = Rejouer ce scénario
accept-rematch = Accepter la revanche, camps échangés
rematch-asked = Revanche proposée : on attend la réponse.
to-next-game = Passer à la partie suivante
dice-check = Vérifier les dés
dice-check-what = L’empreinte du secret des dés a été publiée avant le premier lancer. Le secret est maintenant connu : votre navigateur peut recalculer chaque dé et comparer avec ce qu’il a noté pendant la partie.
dice-check-now = Recalculer tous les dés
checking = Vérification…
dice-right = { $count ->
    [one] { $count } dé recalculé, tel que ce navigateur l’a vu tomber.
   *[other] { $count } dés recalculés, tous tels que ce navigateur les a vus tomber.
}
dice-late = { $count ->
    [one] { $count } dé vient bien du secret, mais ce navigateur ne l’a pas vu tomber pendant la partie : un autre a pu être montré alors.
   *[other] { $count } dés viennent bien du secret, mais ce navigateur ne les a pas vus tomber pendant la partie : d’autres ont pu être montrés alors.
}
dice-drawn = Vérification incomplète des actions { $entries }, où quelque chose a été tiré en secret, une carte par exemple. Parmi combien, cette page ne le sait que du serveur ; « grognard verify » le tient des règles.
dice-back = Actions annulées, d’après le serveur : { $entries }. Leurs dés étaient exacts, mais vous seul savez si l’annulation était convenue.
dice-wrong = Actions où les dés ne viennent pas du secret, n’ont pas le nombre de faces prévu par les règles ou ne sont pas ceux que vous avez vus : { $entries }.
dice-elsewhere = { $count ->
    [one] La première action vient
   *[other] Les { $count } premières actions viennent
} d’un enregistrement : ces dés ne peuvent pas être vérifiés.
dice-gaps = { $count ->
    [one] Non vérifié : il manque des numéros d’actions à { $count } endroit.
   *[other] Non vérifié : il manque des numéros d’actions à { $count } endroits.
} Seules des actions secrètes en laissent, et le numéro suivant est alors un multiple de 100.
dice-secret-right = Le secret est bien celui dont ce navigateur a noté l’empreinte en ouvrant cette table.
dice-secret-wrong = Le secret n’est pas celui dont ce navigateur a noté l’empreinte en ouvrant cette table.
dice-secret-unknown = Non vérifié : que le secret ait été fixé avant la partie. Ce navigateur n’avait noté aucune empreinte.
dice-mine-right = Votre contribution est parmi celles dont les dés ont été tirés.
dice-mine-wrong = Votre contribution n’est pas parmi celles dont les dés ont été tirés.
dice-mine-unknown = Non vérifié : qu’une contribution de votre part ait servi. Ce navigateur n’a pas eu à en révéler.
dice-theirs-right = La contribution de l’autre camp est bien celle qu’il avait scellée avant que la vôtre soit révélée.
dice-theirs-wrong = La contribution de l’autre camp n’est pas celle qu’il avait scellée avant que la vôtre soit révélée.
dice-theirs-unknown = Non vérifié : que la contribution de l’autre camp ait été fixée avant que la vôtre soit révélée.
dice-theirs-none = L’autre camp n’a rien apporté aux dés, et c’était établi avant que votre contribution soit révélée.
dice-check-elsewhere = Cette page vérifie les dés, mais non que les règles les demandaient. Avec l’enregistrement, cette commande vérifie l’un et l’autre, sans cette page :
dice-contribution = Votre contribution aux dés
dice-contribution-what = Gardez-la pour vous jusqu’à ce que tous soient assis.
dice-commitment = Empreinte du secret des dés

## Règles
rules = Règles
rules-what = Chaque règle du programme, avec sa source : imprimée dans le texte, interprétation d’un point ouvert, reconstituée, ou facultative.
rules-search = Chercher dans les règles
rules-kinds = Sortes de règles
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rule-open = Ouvrir la règle, § { $section }

# Refus du serveur.
refused-stale = La partie a avancé entre-temps : regardez la position et décidez à nouveau.
refused-decision-of-other = Ce n’est pas à vous de décider maintenant, mais à l’autre camp ({ $side }).
refused-action-of-other = C’est à vous de décider, mais cette action serait celle de l’autre camp ({ $side }).
refused-besides = De plus : { $reason }
refused-waiting-to-open = La partie commence quand chacun a révélé sa contribution aux dés.
refused-nothing-sealed = Il n’y a rien à révéler : cette place n’a pas scellé de contribution, ou l’a déjà révélée.
refused-not-all-sealed = Les contributions se révèlent quand chacun a scellé la sienne : gardez la vôtre jusque-là.
refused-other-seal = Ce n’est pas la contribution qui a été scellée pour cette place.
refused-waiting = La partie commence quand tout le monde est assis.
refused-not-legal = « { $action } » n’est pas possible maintenant.
refused-not-understood = « { $action } » ne désigne aucune action en ce moment : vérifiez les mots, et où se trouve l’unité.
refused-malformed = Le serveur ne connaît pas ce message : { $text }
refused-declared = Vous avez déclaré « { $action } » : saisissez ses dés.
refused-order-other-decides = L’ordre s’arrête : l’autre camp doit d’abord décider.
refused-order-revealed = L’ordre s’arrête : quelque chose de caché a été révélé.
refused-order-alarm = L’ordre s’arrête : l’unité est touchée, ou ne peut aller plus loin.
refused-order-dice = L’ordre attend les dés de cette action.
refused-wrong-dice = Ce ne sont pas les dés qu’il faut pour « { $action } » : saisissez les faces d’autant de dés qu’on en demande.
refused-no-dice-asked = On ne vous demande pas de dés maintenant.
refused-server-dice = À cette table, c’est le serveur qui lance les dés.
refused-no-undo = Cela ne s’annule plus librement : on a appris quelque chose depuis. Demandez à l’adversaire d’annuler le coup.
refused-nothing-to-take-back = Vous n’avez rien fait qui puisse être annulé.
refused-watching = Vous êtes spectateur : seuls les joueurs peuvent faire cela.
refused-no-offer = Il n’y a pas de proposition à laquelle répondre.
refused-own-offer = Vous ne pouvez pas répondre à votre propre proposition.
refused-offered = C’est déjà proposé.
refused-draw-declined = L’ordinateur continue la partie.
refused-not-over = La partie n’est pas encore finie.
refused-rematch-made = La partie suivante est déjà installée.
refused-match-over = La rencontre a été jouée : installez-en une nouvelle.
refused-no-set-up = Vous n’avez pas de mise en place à décider maintenant.
refused-too-long = Un message compte au plus { $most } caractères.
refused-too-large = C’est plus que le serveur n’accepte en une fois : une partie enregistrée peut faire un mégaoctet.
refused-too-deep = Ce message est trop imbriqué : le serveur ne le lit pas.
refused-too-many = Trop de messages : attendez un instant.
refused-not-saved = L’action n’a pas pu être enregistrée, rien n’a donc été fait : le disque est-il plein ?
refused-rules-changed = Cette partie a commencé avec la version { $old } des règles ; la version { $new }, installée ici, la joue autrement. Continuez-la avec l’ancien programme.
refused-no-table = Cette table n’existe pas.
refused-wrong-token = Ce lien n’ouvre pas la table.
refused-wrong-origin = Les demandes venues d’autres sites sont refusées.
refused-no-page = Il n’y a rien à cette adresse.
refused-no-game = Il n’y a pas de jeu « { $name } » ici.
refused-no-scenario = Il n’y a pas de scénario « { $name } » ici : choisissez-en un à l’accueil.
refused-record = Ce fichier n’est pas une partie que Grognard sait lire : choisissez-en un qui a été téléchargé depuis une table.
refused-record-line = Cette partie ne se rejoue pas : à la ligne { $line }, « { $action } » n’est pas possible, ou n’a pas les dés qu’il faut.
refused-record-rule = Cette partie ne se rejoue pas : à la ligne { $line }, « { $action } » est interdit ({ $section }) : { $text }
refused-wrong-host = Ce serveur ne répond pas au nom « { $host } ». Son propriétaire peut ajouter ce nom avec --hosts.
refused-broken = Une erreur s’est produite ici, et rien n’a été fait. Elle figure dans le journal du serveur.
refused-damaged = Ce qui a été gardé de cette table ne peut plus être lu : le fichier de données est endommagé. Le journal du serveur dit où.
refused-too-hard = Répondre à cette question prendrait plus de temps que le serveur n’en accorde.
refused-record-too-hard = Lire ce fichier demanderait plus de temps ou de mémoire que le serveur n’en accorde. Choisissez une partie téléchargée depuis une table.
refused-options-too-hard = Lire ces options demanderait plus de temps ou de mémoire que le serveur n’en accorde.
refused-record-older = La partie a été jouée avec la version { $old } des règles, et c’en est une autre qui est installée ici : relisez-la avec un programme de cette version.
refused-mistake = Demande refusée : { $text }
outcome-resigned = victoire par abandon
outcome-agreed = Nulle convenue
of-what = { $what } : { $more }
decimal = { $number }
percent = { $number } %
odds-points = points
odds-rule = règle
odds-mean = { $mean } en moyenne
odds-chance = chance
odds-unit = unité
odds-margin = écart
odds-fallen = pertes : { $side }
odds-result = résultat
odds-to-choose = { $count ->
    [one] Encore une perte, au choix du joueur qui la subit.
   *[other] Encore { $count } pertes, au choix du joueur qui les subit.
}
odds-taken = La place revient à : { $side }.
odds-hint = Un dosage que nul ne peut exploiter : { $mine }. En face : { $theirs }.
lab-title = { $scenario } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
lab-seeds = Graines { $first } à { $last }. Les traits fins sont des intervalles à 95 %.
lab-wins = Qui gagne
lab-draws = Parties nulles
lab-grades = Degrés de victoire
lab-decided = Ce qui a décidé
lab-terms = À quoi chaque camp a dû ses victoires, en moyenne
lab-won-by = parties gagnées : { $side }
lab-by = { $side } : { $what }
lab-lengths = Parties par nombre de tours
lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-level = niveau
lab-won = parties gagnées
lab-turns = tours
lab-decisions = décisions
lab-contest = { $scenario } : { $first } contre { $second }
lab-games = parties
lab-games-won = parties gagnées ({ $level })
lab-on-side = { $number ->
    [1] dans le premier camp
   *[other] dans le second camp
}
lab-matches-won = rencontres gagnées ({ $level })
lab-score = score ({ $level })
lab-score-what = { $game ->
    [marmitages] Le score est celui de l’attaquant : 100 par degré de victoire, plus 1 par secteur tenu dans la première rangée du défenseur. Le défenseur a le même, de signe contraire.
    [bretzel-krieg] Le score est celui de l’attaquant : 100 par degré de victoire, ou moins 100 par degré de défaite, plus l’écart entre ses points et ceux qu’il faut pour gagner. Le défenseur a le même, de signe contraire.
    [vimy] Le score, ce sont les points de victoire des Canadiens. Les Allemands ont le même, de signe contraire.
   *[other] Le score d’un camp, ce sont ses points de victoire.
} C’est une moyenne sur les parties jouées dans les deux camps.
lab-figures = Pertes, et ce qui restait, en moyenne

# -- reporting a ruling
report-refusal = Signaler cette décision de l’arbitre : copier un script qui la montre
report-fight = Signaler cette décision de l’arbitre (action { NUMBER($number, useGrouping: "false") }) : copier un script qui la montre
report-copied = Copié : il ne reste qu’à le coller dans votre message.
report-hides = Copié. Ce qui est encore secret y figure comme « ? » : le script se jouera une fois la partie finie.
report-select = Le navigateur ne permet pas de copier. Le script est sélectionné : copiez-le, puis collez-le dans votre message.
refused-legal-now = Cette action est permise : il n’y a pas de décision de l’arbitre à signaler.
report = Signaler

# -- ordres ------------------------------------------------------------------------------------------------------------
order-to = { $unit } vers { $place }
order-arrives = arrive à { $chance }
order-fire = { $count ->
    [one] un ennemi peut tirer
   *[other] { $count } ennemis peuvent tirer
}
order-meets = un ennemi s’y trouve
order-waiting = Le reste du groupe attend.
order-give = Donner l’ordre
order-go-on = Poursuivre
order-out-of-reach = { $place } est hors de portée pour { $unit }.
log-actions = { $count ->
    [one] une action
   *[other] { $count } actions
}
order-arriving = Arrive
order-left = { $count ->
    [one] { $count } point restant
   *[other] { $count } points restants
}
order-average = { $what } en moyenne
order-losses = Pertes
order-under-fire = Si tous tirent
order-losing = { $chance } de subir des pertes, { $count } en moyenne
order-shot = { $unit }, au départ de { $place }
staff = Laisser faire l’état-major
staff-what = L’ordinateur décide pour vous. La première décision que vous prenez vous-même y met fin.
staff-level = Niveau
staff-phase = Le reste de cette phase
staff-turn = Le reste de ce tour
staff-game = Jusqu’à ce que je reprenne la main
staff-decides = Votre état-major décide ({ $level }).
staff-relieve = Je reprends la main
order-whole = { $count ->
    [one] Une seule unité
   *[other] Les { $count } unités de la pile ensemble
}
key-whole = toute la pile ensemble, ou une seule unité
key-go-on = poursuivre un ordre interrompu
