# Texts common to all games, in English.

rule-kind-printed = printed
rule-kind-ruling = ruling
rule-kind-rebuilt = rebuilt
rule-kind-optional = optional
refused-over = The game is over.
refused-rule = Forbidden ({ $section }): { $text }

## Lines of a script or record, and the sides of a bare position
line-forbidden = { $file }, line { $line }: { $action }: forbidden by { $rule } ({ $section }): { $text }
line-out-of-turn = { $file }, line { $line }: { $action }: { $reason }
line-needs-die = { $file }, line { $line }: “{ $action }” needs { $given ->
    [0] a die of { $sides } sides
   *[other] another die of { $sides } sides after the { $given } given
}, by { $rule } ({ $section }): { $text } Write its face after a colon.
line-needs-some-die = { $file }, line { $line }: “{ $action }” needs { $given ->
    [0] a die of { $sides } sides
   *[other] another die of { $sides } sides after the { $given } given
}. Write its face after a colon.
line-too-many-dice = { $file }, line { $line }: “{ $action }” uses { $used ->
    [one] 1 die
   *[other] { $used } dice
}, but { $given ->
    [one] 1 is given
   *[other] { $given } are given
}
script-legal = { $count ->
    [one] 1 legal action:
   *[other] { $count } legal actions:
}
script-allowed = “{ $action }” is allowed.
script-out-of-turn = The decision belongs to one side ({ $side }), and this is an action of the other ({ $other }). If the decision were theirs:
side-attacker = Attacker
side-defender = Defender
side-german = Germans
side-french = French
side-canadian = Canadians

## The page
nav-games = Games
language = Language
language-name = English
and-then = {"; "}
range = { $low } to { $high }
loading = One moment…
close = Close
confirm = Confirm
cancel = Cancel
accept = Accept
decline = Decline
copy = Copy
copied = Copied
more = More
fewer = Fewer
at-most = ({ $count } at most)
menu = Menu
done = Done
unspent-sure = { $count ->
    [one] Leave 1 point unspent?
   *[other] Leave { $count } points unspent?
}
undo = Take back the last action
you = you
present = connected
absent = away
to-lobby = Back to the lobby
server-silent = The server is not answering. Is it running?

## Lobby
lobby-title = Yesterday’s battles, played by their rules
lobby-lead = Historical tabletop games: against the computer, two at one screen, or online by a simple link. Nothing to install, no account.
play-now = Play now
continue = Continue
watching = watching
hotseat = two at this screen
table-running = running
table-over = over
forget = Forget “{ $title }”
minutes = { $count } min
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = hard
open-record = Open a recorded game
open-record-what = To watch it again action by action, or for two players to go on from it.
record-size = This file is empty, or too long for a game: one megabyte at most.
choose-file = Choose a file…

## Briefing
briefing-forces = The forces
briefing-special = Special rules
briefing-goal = The goal
briefing-sources = Sources
how-to-play = How to play
way-computer = Against the computer
way-computer-what = You take one side, it takes the other.
way-hotseat = Two at this screen
way-hotseat-what = You pass the screen back and forth; secrets stay covered.
way-online = Online, by a link
way-online-what = You get a link to send to the other player.
your-side = Your side
your-name = Your name
level = The computer’s level
level-recruit = recruit
level-recruit-what = Plays at random, but avoids what is plainly bad; decides at once.
level-sergeant = sergeant
level-sergeant-what = Plays by rules of thumb, with the exact odds; decides at once.
level-colonel = colonel
level-colonel-what = Thinks ahead, up to 2 s per decision.
level-marshal = marshal
level-marshal-what = Thinks ahead the longest, up to 8 s per decision.
play = Play
options = Options and optional rules
option-as-given = as in the scenario
option-match = Match of two games, sides swapped
option-own-dice = Our own dice, typed in by hand

## The table
map = Map
panel = Panel
phases = Phases of the turn
turn-of = { $turns ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of { $turns }
}
tab-decision = Decision
tab-log = Log
tab-text = Position
tab-chat = Chat
no-table = This table cannot be opened
waiting-to-open = Waiting for { $side }: no die is rolled until that player’s page has opened its contribution to the dice. It does so by itself as soon as it is back.
waiting-to-open-self = The dice are being made ready…
waiting-to-open-elsewhere = You sat down in another browser. Open this table there, or enter the contribution to the dice that its menu shows.
contribution-enter = Your contribution
contribution-open = Open it
waiting-for = Waiting for the other player ({ $side }): send the link in the menu.
thinking = { $side }: thinking…
thinking-aloud = { $side }: the computer is thinking, { $most } seconds at most per decision.
thinking-for = { $seconds } s, { $decisions ->
    [0] first decision
    [one] { $decisions } decision made
   *[other] { $decisions } decisions made
}
thinking-at-most = Since the computer began to decide; a single decision takes { $most } s at most.
unit-of-side = { $unit } ({ $side })
decide-now = Decide now
decide-now-what = The computer stops thinking and plays by rules of thumb until your next decision.
their-turn = { $side }: your opponent to play.
side-to-play = { $side }: this side to play.
connection-lost-kept = Connection lost: it will come back by itself, and your action will be sent then.
connection-lost = Connection lost: it will come back by itself, and nothing is lost.
looking-back = You are looking at an earlier moment of the game.
looking-back-at = { $number ->
    [0] Before the first action
   *[other] After action { NUMBER($number, useGrouping: "false") }
}
to-present = Back to the present
missed = Since you left: { $count ->
    [one] 1 action
   *[other] { $count } actions
}
replaying = Replaying the game…
catching-up = More is coming…
skip = Skip
cursor-target = Possible target.
board-label = Game board
nearest-offered = The nearest point allowed is offered instead: { $place }.
board-help = Arrow keys: move the cursor. Enter: choose. Escape: cancel. n: next unit. Question mark: all keys.
text-view = The position in words
text-places = On the table
text-actions = { $count ->
    [one] Possible action
   *[other] Possible actions ({ $count })
}

## Log and replay
log = Log
log-before = Set-up
log-turn = Turn { $turn }
log-empty = Nothing has happened yet.
log-rest = … and { $count } more
log-filter = Show
log-filter-all = All
log-filter-dice = Dice
log-filter-fights = Fights
log-look = Show the board as it was after action { NUMBER($number, useGrouping: "false") }
log-link = Copy a link to action { NUMBER($number, useGrouping: "false") }
log-secret = { $side }: a secret action.
log-done = { $side }: phase ended.
log-phase-done = { $side }: end of “{ $phase }”.
log-undo = { $side }: an action taken back.
log-take-back = { $side }: an action taken back by agreement.
log-resigned = { $side }: resignation.
log-agreed = A draw by agreement.
replay = Replay the game
replay-at = Action { $number } of { $count }
replay-start = To the beginning
replay-back = Previous action
replay-next = Next action
replay-present = To the present
replay-play = Play
replay-pause = Pause
replay-all = Replay the game

## Chances and totals
tally-total = Total
last-fight = The last fight
tally-hidden = hidden
odds-title = Chances before the commitment
odds-part-won = assault won
odds-part-tied = tie
odds-part-lost = assault repulsed
odds-losses = Expected losses: { $mine } { $lost }, { $theirs } { $fallen }.
odds-taken-chance = Place taken: { $chance }.
odds-start-lost-chance = Starting place lost: { $chance }.
odds-falls-to = The place falls to: { $side } ({ $chance }).
odds-outcomes = Every outcome, and which units fall
odds-case-losses = Losses: { $losses }.
odds-case-nothing = Nothing comes of it.
odds-case-rest = { $count ->
    [one] 1 rarer outcome, { $chance }
   *[other] { $count } rarer outcomes, together { $chance }
}
odds-units = Falls, whatever its owner chooses: { $side }
odds-units-none = No unit is bound to fall.
odds-if-nothing = Chances if the opponent commits nothing
odds-if-neither = Chances if neither side commits support
odds-table = My commitment against theirs
odds-table-mine = mine
odds-table-theirs = theirs
odds-hint-switch = Hint
odds-hint-mix = A mix that nobody can exploit: choose at random, in these proportions.
odds-hint-fixed = A choice that nobody can exploit:
odds-hint-always = always { $what }
odds-hint-kept = If both keep to it: success { $chance }.

## Chat and offers
chat = Chat
chat-empty = No messages.
chat-write = Your message
chat-send = Send
offer-draw = { $side }: a draw?
offer-take-back = { $side }: take back the last action?
offer-rematch = { $side }: another game, sides swapped?
offer-declined = { $what ->
    [draw] The draw is declined.
    [take-back] The take-back is declined.
   *[rematch] The rematch is declined.
}
offer-accepted = Accepted.
ask-draw = Offer a draw
ask-take-back = Ask to take back
resign = Resign
resign-sure = Really resign?

## Menu
menu-board = The board
menu-game = The game
menu-links = Links
invite = Invite the other player ({ $side })
computer-sets-up = Let the computer set up my side
computer-sets-up-what = It makes all choices itself until the set-up is done.
plan-what = everything goes where the scenario puts it, always the same.
setting-up-for-you = Your staff is deciding…
invite-copy = Copy the invitation link
invite-watch = Invite spectators
look-counters = Counters
look-coordinates = Coordinates
look-objectives = Objectives
look-reach = Possible targets
look-silhouettes = Silhouettes instead of symbols
look-sound = Sounds
look-quick = No waiting between actions
record-download = Download the record
help = Keys and marks
help-how = Choose a unit, then a lit target, and confirm with a second click or Enter. Every refusal says why.
help-marks = Marks on the counters
key-arrows = move the cursor
key-enter = choose, then confirm
key-escape = cancel, back to the present
key-next = next unit that can act
key-done = end the phase
key-undo = take back the last action
key-skip = skip what is being replayed
key-decide-now = hurry the computer: it decides at a glance
key-zoom = zoom in, out, fit
key-pan = move the map
key-counters = hide or show the counters
key-coordinates = coordinates
key-objectives = objectives
key-reach = possible targets
key-text = the position in words
key-place = next target or useful place
key-fine = move the cursor by tenths of a distance unit instead of halves; or hold Ctrl
key-ruler = lay the ruler at the cursor, take it up
key-help = this help
mark-act = can act
mark-moved = has moved
mark-fought = has fought
mark-elite = elite
mark-inexperienced = inexperienced
mark-stuck = bogged down

## One screen, own dice
pass-screen = Pass the screen: { $side }
pass-screen-why = The next decision is secret. The other player must not see it.
pass-screen-taken = I have it ({ $side })
own-dice = Roll a { $sides }-sided die and click the result
dice-awaited = Waiting for the opponent’s dice.

## The end
end-won = Victory!
end-lost = Defeat
end-draw = A draw
end-winner = Victory: { $side }
end-show = Result
end-decided = What decided it
end-actions = { $count ->
    [one] 1 action played.
   *[other] { $count } actions played.
}
rematch = Rematch, sides swapped
play-again = Play this scenario again
accept-rematch = Accept the rematch, sides swapped
rematch-asked = Rematch offered: waiting for the answer.
to-next-game = To the next game
dice-check = Check the dice
dice-check-what = The fingerprint of the dice’s secret was published before the first roll. The secret is known now: your browser can recompute every die, and compare the dice with what it noted during the game.
dice-check-now = Recompute every die
checking = Checking…
dice-right = { $count ->
    [one] 1 die recomputed, as this browser saw it fall.
   *[other] { $count } dice recomputed, all as this browser saw them fall.
}
dice-late = { $count ->
    [one] 1 die fits the secret, but this browser did not see it fall during the game: another may have been shown then.
   *[other] { $count } dice fit the secret, but this browser did not see them fall during the game: others may have been shown then.
}
dice-drawn = Not fully checked: actions { $entries }, in which something was drawn in secret, such as a card. How many there were to draw from, this page takes from the server; “grognard verify” knows it from the rules.
dice-back = Actions { $entries } were taken back, the server says: their dice were right, but only you can tell whether that was agreed.
dice-wrong = In actions { $entries } the dice are not those the secret makes, have a wrong number of sides, or are not those you saw.
dice-elsewhere = { $count ->
    [one] The first action came
   *[other] The first { $count } actions came
} from a record: those dice cannot be checked.
dice-gaps = { $count ->
    [one] Not checked: 1 gap in the numbers of the actions.
   *[other] Not checked: { $count } gaps in the numbers of the actions.
} Only secret actions leave any, and the next number is then a multiple of 100.
dice-secret-right = The secret is the one whose fingerprint this browser noted when it first opened this table.
dice-secret-wrong = The secret is not the one whose fingerprint this browser noted when it first opened this table.
dice-secret-unknown = Not checked: whether the secret was fixed before the game. This browser noted no fingerprint then.
dice-mine-right = Your contribution is among those the dice were made from.
dice-mine-wrong = Your contribution is not among those the dice were made from.
dice-mine-unknown = Not checked: whether a contribution of yours was used. This browser was not asked to open one.
dice-theirs-right = The other side’s contribution is the one it had sealed before yours was opened.
dice-theirs-wrong = The other side’s contribution is not the one it had sealed before yours was opened.
dice-theirs-unknown = Not checked: whether the other side’s contribution was fixed before yours was opened.
dice-theirs-none = The other side contributed nothing, and that was settled before yours was opened.
dice-check-elsewhere = This page checks the dice, not that the rules called for them. With the record, this command checks both, without this page:
dice-contribution = Your contribution to the dice
dice-contribution-what = Keep it to yourself until both players have sat down.
dice-commitment = Fingerprint of the dice’s secret

## Rules
rules = Rules
rules-what = Every rule of the program, and where it comes from: printed in the text, a ruling on an open point, rebuilt, or optional.
rules-search = Search the rules
rules-kinds = Kinds of rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rule-open = Open the rule, § { $section }

# Refusals of the server.
refused-stale = The game has moved on since: look at the position and decide again.
refused-decision-of-other = The decision is not yours now: it is the other side’s ({ $side }).
refused-action-of-other = The decision is yours, but this would be an action of the other side ({ $side }).
refused-besides = Also: { $reason }
refused-waiting-to-open = The game begins when both players have opened their contributions to the dice.
refused-nothing-sealed = There is nothing to open: this seat has sealed no contribution, or has already opened it.
refused-not-all-sealed = Contributions are opened when both players have sealed theirs: keep yours until then.
refused-other-seal = This is not the contribution that was sealed for this seat.
refused-waiting = The game begins when both players have sat down.
refused-not-legal = “{ $action }” is not possible now.
refused-not-understood = “{ $action }” is not an action that can be taken now: check its words, and where its unit stands.
refused-malformed = This message is not one the server knows: { $text }
refused-declared = You have declared “{ $action }”: type in its dice.
refused-order-other-decides = The order stops: the other side has to decide first.
refused-order-revealed = The order stops: something that was hidden has come to light.
refused-order-alarm = The order stops: the unit has come to harm, or can go no further.
refused-order-dice = The order waits for the dice of this action.
refused-wrong-dice = These are not the dice “{ $action }” needs: type in one face for each die asked for.
refused-no-dice-asked = You are not asked for any dice now.
refused-server-dice = At this table the server rolls the dice.
refused-no-undo = This cannot be taken back freely: something has been revealed since. Ask for a take-back.
refused-nothing-to-take-back = You have done nothing that could be taken back.
refused-watching = You are watching: only the players can do this.
refused-no-offer = There is no such offer to answer.
refused-own-offer = You cannot answer your own offer.
refused-offered = This is already offered.
refused-draw-declined = The computer declines the draw and plays on.
refused-not-over = The game is not over yet.
refused-rematch-made = The next game is already set up.
refused-match-over = The match is over: set up a new one.
refused-no-set-up = There is no set-up decision of yours to make now.
refused-too-long = A message can have { $most } characters at most.
refused-too-large = This is more than the server takes at once: a record may be one megabyte at most.
refused-too-deep = This message is nested too deeply: the server does not read it.
refused-too-many = Too many messages: wait a moment.
refused-not-saved = The action could not be saved, so nothing was done: is the disk full?
refused-rules-changed = This game was begun under version { $old } of the rules; version { $new }, which is installed, plays it differently. Continue it with the older program.
refused-no-table = There is no such table.
refused-wrong-token = This link does not open the table.
refused-wrong-origin = Requests from other sites are not answered.
refused-no-page = There is nothing at this address.
refused-no-game = There is no game “{ $name }” here.
refused-no-scenario = There is no scenario “{ $name }” here: choose one in the lobby.
refused-record = This file is not a record that Grognard can read. Choose one that was downloaded from a table. ({ $text })
refused-record-line = This game cannot be replayed. ({ $text })
refused-record-rule = This game cannot be replayed: in line { $line } “{ $action }” is forbidden ({ $section }): { $text }
refused-wrong-host = This server does not answer for “{ $host }”. Its owner can allow that name with --hosts.
refused-broken = Something went wrong here, and nothing was done. The server’s log says what.
refused-damaged = What was kept of this table can no longer be read: the data file is damaged. The server’s log says where.
refused-too-hard = This question takes longer to answer than the server allows.
refused-record-too-hard = This file takes more time or memory to read than the server allows. Choose a record that was downloaded from a table.
refused-options-too-hard = These options take more time or memory to read than the server allows.
refused-record-older = The record was played under version { $old } of the rules, and another is installed here: read it with the program of that version.
refused-mistake = { $text }
outcome-resigned = victory by resignation
outcome-agreed = Draw agreed
of-what = { $what }: { $more }
decimal = { $number }
percent = { $number }%
odds-points = points
odds-rule = rule
odds-mean = { $mean } on average
odds-chance = chance
odds-unit = unit
odds-margin = margin
odds-fallen = losses: { $side }
odds-result = result
odds-to-choose = { $count ->
    [one] One more loss, chosen by its owner.
   *[other] { $count } more losses, chosen by their owner.
}
odds-taken = The place falls to: { $side }.
odds-hint = A mix that nobody can exploit: { $mine }. Theirs: { $theirs }.
lab-title = { $scenario }: { $games ->
    [one] one game
   *[other] { $games } games
}
lab-seeds = Seeds { $first } to { $last }. The thin lines are 95% intervals.
lab-wins = Who wins
lab-draws = Draws
lab-grades = By what grade
lab-decided = What decided the games
lab-terms = What each side’s victories were made of, on average
lab-won-by = won by: { $side }
lab-by = { $side }: { $what }
lab-lengths = Games by number of turns
lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
lab-level = level
lab-won = games won
lab-turns = turns
lab-decisions = decisions
lab-contest = { $scenario }: { $first } against { $second }
lab-games = games
lab-games-won = games won by { $level }
lab-on-side = { $number ->
    [1] on the first side
   *[other] on the second side
}
lab-matches-won = matches won by { $level }
lab-score = score of { $level }
lab-score-what = { $game ->
    [marmitages] The score is the attacker’s: 100 for each grade of victory, and 1 for each sector he holds in the defender’s first row. The defender has the same with the opposite sign.
    [bretzel-krieg] The score is the attacker’s: 100 for each grade of victory, or minus 100 for each grade of defeat, plus the points above those needed to win, or minus those below. The defender has the same with the opposite sign.
    [vimy] The score is the Canadians’ victory points. The Germans have the same with the opposite sign.
   *[other] The score of a side is its victory points.
} It is averaged over the games played on either side.
lab-figures = Losses, and what was left, on average

# -- reporting a ruling
report-refusal = Report this ruling: copy a script that shows it
report-fight = Report this ruling (action { NUMBER($number, useGrouping: "false") }): copy a script that shows it
report-copied = Copied: paste it into your report.
report-hides = Copied. What is still secret stands in it as “?”: the script plays once the game is over.
report-select = The browser does not allow copying. The script is selected: copy it, and paste it into your report.
refused-legal-now = This action is legal: there is no ruling to report.
report = Report

# -- orders ------------------------------------------------------------------------------------------------------------
order-to = { $unit } to { $place }
order-arrives = arrives { $chance }
order-fire = { $count ->
    [one] one enemy may fire
   *[other] { $count } enemies may fire
}
order-meets = an enemy is there
order-waiting = The rest of the group is waiting.
order-give = Give the order
order-go-on = Go on
order-out-of-reach = { $place } is out of reach for { $unit }.
log-actions = { $count ->
    [one] one action
   *[other] { $count } actions
}
order-arriving = Arrives
order-left = { $count ->
    [one] { $count } point left
   *[other] { $count } points left
}
order-average = { $what } on average
order-losses = Losses
order-under-fire = If all fire
order-losing = { $chance } to take losses, { $count } on average
order-shot = { $unit }, as the unit leaves { $place }
staff = Leave it to the staff
staff-what = The computer decides for you. Whatever you decide yourself ends that.
staff-level = Level
staff-phase = The rest of this phase
staff-turn = The rest of this turn
staff-game = Until I take over
staff-decides = Your staff decides ({ $level }).
staff-relieve = I take over
order-whole = { $count ->
    [one] Only one unit
   *[other] All { $count } units of the stack together
}
key-whole = the whole stack together, or one unit
key-go-on = go on with an order that was stopped
