# Texts common to all games, in English.

rule-kind-printed = printed
rule-kind-ruling = ruling
rule-kind-rebuilt = rebuilt
rule-kind-optional = optional
refused-over = The game is over.
refused-rule = Forbidden (§ { $section }): { $text }

## The page
nav-games = Games
language = Language
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
server-silent = The server does not answer. Is it running?

## Lobby
lobby-title = Yesterday’s battles, played by their rules
lobby-lead = Historical tabletop games: against the computer, two at one screen, or far apart by a simple link. Nothing to install, no account.
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
open-record-what = To see it again action by action, or to play on from it.
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
way-hotseat-what = The screen is passed on; secrets stay covered.
way-online = Far apart, by a link
way-online-what = You get a link to send to the other player.
your-side = Your side
your-name = Your name
level = The computer’s level
level-recruit = recruit
level-recruit-what = Plays at random, but nothing plainly bad; at once.
level-sergeant = sergeant
level-sergeant-what = Plays by rules of thumb, with the exact odds; at once.
level-colonel = colonel
level-colonel-what = Thinks ahead, up to 2 s a decision.
level-marshal = marshal
level-marshal-what = Thinks ahead the longest, up to 8 s a decision.
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
waiting-for = Waiting for the other player ({ $side }): send the link in the menu.
thinking = { $side }: thinking…
thinking-aloud = { $side }: the computer is thinking, { $most } seconds at most for a decision.
thinking-for = { $seconds } s, { $decisions ->
    [0] first decision
    [one] { $decisions } decision made
   *[other] { $decisions } decisions made
}
thinking-at-most = Since the computer began to decide; a single decision takes { $most } s at most.
unit-of-side = { $unit } ({ $side })
decide-now = Decide now
decide-now-what = The computer stops thinking and plays at a glance until your next decision.
their-turn = { $side }: your opponent is to play.
line-lost-kept = Connection lost: it comes back by itself, and your action is sent then.
line-lost = Connection lost: it comes back by itself, nothing is lost.
looking-back = You are looking at a past moment of the game.
looking-back-at = After action { NUMBER($number, useGrouping: "false") }
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
nearest-offered = The nearest point allowed is offered: { $place }.
board-help = Arrows: move the cursor. Enter: choose. Escape: cancel. n: next unit. Question mark: all keys.
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
log-look = Set the board back to after action { NUMBER($number, useGrouping: "false") }
log-link = Copy the link of action { NUMBER($number, useGrouping: "false") }
log-secret = { $side }: a secret action.
log-done = { $side }: phase ended.
log-phase-done = { $side }: end of “{ $phase }”.
log-undo = { $side }: an action taken back.
log-take-back = { $side }: an action taken back by agreement.
log-resigned = { $side }: resigns.
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
tally-hidden = hidden
odds-title = Chances before the commitment
odds-part-won = assault won
odds-part-tied = tie
odds-part-lost = assault repulsed
odds-losses = Expected losses: { $mine } { $lost }, { $theirs } { $fallen }.
odds-taken-chance = Place taken: { $chance }.
odds-start-lost-chance = Starting place lost: { $chance }.
odds-falls-to = The place falls to { $side }: { $chance }.
odds-outcomes = Every outcome, and who falls
odds-case-losses = Losses: { $losses }.
odds-case-nothing = Nothing comes of it.
odds-case-rest = { $count } rarer outcomes, together { $chance }
odds-units = Falls, whatever its owner chooses: { $side }
odds-units-none = No unit is bound to fall.
odds-if-nothing = Chances if the opponent commits nothing
odds-if-neither = Chances if neither side commits support
odds-table = My commitment against theirs
odds-table-mine = mine
odds-table-theirs = theirs
odds-hint-switch = Hint
odds-hint-mix = A mix nobody can exploit: draw lots by these shares.
odds-hint-fixed = A choice nobody can exploit:
odds-hint-always = always { $what }
odds-hint-kept = If both keep to it: success { $chance }.

## Chat and offers
chat = Chat
chat-empty = No messages.
chat-write = Your message
chat-send = Send
offer-draw = { $side }: a draw?
offer-take-back = { $side }: take the last action back?
offer-rematch = { $side }: another game, sides swapped?
offer-declined = { $what ->
    [draw] The draw is declined.
    [take-back] Nothing is taken back: declined.
   *[rematch] Another game is declined.
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
setting-up-for-you = The computer is setting up your side…
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
help-how = Choose a unit, then a lit target, and confirm with a second click or Enter. What is refused says why.
help-marks = Marks on the counters
key-arrows = move the cursor
key-enter = choose, then confirm
key-escape = cancel, back to the present
key-next = next unit that can act
key-done = end the phase
key-undo = take back the last action
key-skip = skip what is being replayed
key-decide-now = have the computer decide now
key-zoom = zoom in, out, fit
key-pan = move the map
key-counters = hide or show the counters
key-coordinates = coordinates
key-objectives = objectives
key-reach = possible targets
key-text = the position in words
key-place = next target or useful place
key-fine = cursor in tenths instead of half a unit of distance; or with Ctrl
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
own-dice = Throw a die of { $sides } sides and click the result
dice-awaited = Waiting for the opponent’s dice.

## The end
end-won = Victory!
end-lost = Defeat
end-draw = A draw
end-winner = Victory: { $side }
end-show = Result
end-actions = { $count } actions played.
rematch = Rematch, sides swapped
play-again = Play this scenario again
accept-rematch = Accept the rematch, sides swapped
rematch-asked = Rematch offered: waiting for the answer.
to-next-game = To the next game
dice-check = Check the dice
dice-check-what = This fingerprint of the dice’s secret was published before the first throw. The secret is known now: your browser can recompute every die.
dice-check-now = Recompute every die
checking = Checking…
dice-right = { $count ->
    [one] 1 die recomputed,
   *[other] { $count } dice recomputed,
} all as played, and the secret is the one announced.
dice-wrong = The dice do not fit the announced secret: { $entries }
dice-commitment = Fingerprint of the dice’s secret

## Rules
rules = Rules
rules-what = Every rule of the program with where it comes from: printed in the text, a ruling on an open point, rebuilt, or optional.
rules-search = Search the rules
rules-kinds = Kinds of rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rule-open = Open the rule, § { $section }

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
refused-no-game = There is no game “{ $name }” here.
refused-no-scenario = There is no scenario “{ $name }” here: choose one in the lobby.
refused-record = This file is not a record that Grognard can read. Choose one that was downloaded from a table. ({ $text })
refused-record-line = This game cannot be replayed. ({ $text })
refused-record-rule = This game cannot be replayed: in line { $line } “{ $action }” is forbidden (§ { $section }): { $text }
refused-mistake = { $text }
outcome-resigned = victory by resignation
outcome-agreed = Draw agreed
of-what = { $what }: { $more }
decimal = { $number }
percent = { $number } %
odds-points = points
odds-rule = rule
odds-mean = { $mean } on average
odds-chance = chance
odds-unit = unit
odds-margin = margin
odds-fallen = losses: { $side }
odds-result = result
odds-to-choose = { $count ->
    [one] One more loss, its owner chooses.
   *[other] { $count } more losses, their owner chooses.
}
odds-taken = The place falls to { $side }.
odds-hint = A mix nobody can exploit: { $mine }. Theirs: { $theirs }.
lab-title = { $scenario }: { $games ->
    [one] one game
   *[other] { $games } games
}
lab-seeds = Seeds { $first } to { $last }. The thin lines are 95 % intervals.
lab-wins = Who wins
lab-draws = Draws
lab-grades = By what grade
lab-decided = What decided
lab-terms = What the games that a side won were reckoned from, on average
lab-won-by = won by: { $side }
lab-by = { $side }: { $what }
lab-lengths = Games by number of turns
lab-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
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
lab-figures = Losses, and what was left, on average
