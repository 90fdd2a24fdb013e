# Textes communs à tous les jeux, en français.

rule-kind-printed = imprimée
rule-kind-ruling = interprétation
rule-kind-rebuilt = reconstituée
rule-kind-optional = facultative
refused-over = La partie est finie.
refused-rule = Interdit par la règle « { $rule } » (§ { $section }) : { $text }

# Refus du serveur.
refused-stale = La partie a avancé entre-temps : regardez la position et décidez à nouveau.
refused-not-your-decision = Ce n’est pas à vous de décider maintenant.
refused-waiting = La partie commence quand tout le monde est assis.
refused-not-legal = « { $action } » n’est pas possible maintenant.
refused-not-understood = « { $action } » n’est pas une action de ce jeu.
refused-malformed = Le serveur ne connaît pas ce message : { $text }
refused-declared = Vous avez déclaré « { $action } » : saisissez ses dés.
refused-wrong-dice = Ce ne sont pas les dés qu’il faut pour « { $action } » : saisissez les faces d’autant de dés qu’on en demande.
refused-no-dice-asked = On ne vous demande pas de dés maintenant.
refused-server-dice = À cette table, c’est le serveur qui lance les dés.
refused-no-undo = Cela ne se reprend plus librement : on a appris quelque chose depuis. Demandez à reprendre le coup.
refused-nothing-to-take-back = Vous n’avez rien fait qui puisse être repris.
refused-watching = Vous êtes spectateur : seuls les joueurs peuvent faire cela.
refused-no-offer = Il n’y a pas de telle proposition à laquelle répondre.
refused-own-offer = Vous ne pouvez pas répondre à votre propre proposition.
refused-offered = C’est déjà proposé.
refused-draw-declined = L’ordinateur continue la partie.
refused-not-over = La partie n’est pas encore finie.
refused-rematch-made = La partie suivante est déjà installée.
refused-match-over = La rencontre a été jouée : installez-en une nouvelle.
refused-no-set-up = Vous n’avez pas de mise en place à décider maintenant.
refused-too-long = Un message compte au plus { $most } caractères.
refused-too-many = Trop de messages : attendez un instant.
refused-not-saved = L’action n’a pas pu être enregistrée, donc rien n’a été fait : le disque est-il plein ?
refused-rules-changed = Cette partie a commencé avec la version { $old } des règles ; la version { $new }, installée ici, la joue autrement. Continuez-la avec l’ancien programme.
refused-no-table = Il n’y a pas de telle table.
refused-wrong-token = Ce lien n’ouvre pas la table.
refused-wrong-origin = On ne répond pas aux demandes d’autres sites.
refused-no-page = Il n’y a rien à cette adresse.
refused-mistake = Demande refusée : { $text }
outcome-resigned = Abandon
outcome-agreed = Nulle convenue
odds-points = points
odds-rule = règle
odds-mean = { $mean } en moyenne
odds-chance = chance
odds-margin = écart
odds-result = résultat
odds-to-choose = { $count ->
    [one] Encore une perte, au choix de son propriétaire.
   *[other] Encore { $count } pertes, au choix de leur propriétaire.
}
odds-taken = { $side } : peut s'y avancer.
odds-won = l'assaut gagne
odds-table = Mon soutien contre le leur
odds-hint = Un dosage que nul ne peut exploiter : { $mine }. En face : { $theirs }.
