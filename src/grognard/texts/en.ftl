# Texts common to all games, in English.

rule-kind-printed = printed
rule-kind-ruling = ruling
rule-kind-rebuilt = rebuilt
rule-kind-optional = optional
refused-over = The game is over.
refused-rule = Forbidden by the rule “{ $rule }” (§ { $section }): { $text }

# Refusals of the server.
refused-stale = The game has moved on since: look at the position and decide again.
refused-not-your-decision = It is not your decision now.
refused-waiting = The game begins when everybody has sat down.
refused-not-legal = “{ $action }” is not possible now.
refused-not-understood = “{ $action }” is no action of this game.
refused-malformed = This message is not one the server knows: { $text }
refused-declared = You have declared “{ $action }”: type in its dice.
refused-wrong-dice = These are not the dice “{ $action }” needs: type in the faces of as many dice as are asked for.
refused-no-dice-asked = No dice are asked of you now.
refused-server-dice = At this table the server throws the dice.
refused-no-undo = This cannot be taken back freely: something became known since. Ask for a take-back.
refused-nothing-to-take-back = You have done nothing that could be taken back.
refused-watching = You are watching: only the players can do this.
refused-no-offer = There is no such offer to answer.
refused-own-offer = You cannot answer your own offer.
refused-offered = This is already offered.
refused-draw-declined = The computer plays on.
refused-not-over = The game is not over yet.
refused-rematch-made = The next game is already set up.
refused-match-over = The match has been played: set up a new one.
refused-no-set-up = There is no set-up decision of yours to make now.
refused-too-long = A message can have { $most } characters at most.
refused-too-many = Too many messages: wait a moment.
refused-not-saved = The action could not be saved, so nothing was done: is the disk full?
refused-rules-changed = This game was begun by version { $old } of the rules; version { $new }, which is installed, plays it differently. Continue it with the older program.
refused-no-table = There is no such table.
refused-wrong-token = This link does not open the table.
refused-wrong-origin = Requests from other sites are not answered.
refused-no-page = There is nothing at this address.
refused-mistake = { $text }
outcome-resigned = Resigned
outcome-agreed = Draw agreed
odds-points = points
odds-rule = rule
odds-mean = { $mean } on average
odds-chance = chance
odds-margin = margin
odds-result = result
odds-to-choose = { $count ->
    [one] One more loss, its owner chooses.
   *[other] { $count } more losses, their owner chooses.
}
odds-taken = { $side } may move in.
odds-won = assault wins
odds-table = My commitment against theirs
odds-hint = A mix nobody can exploit: { $mine }. Theirs: { $theirs }.
