# Texts common to all games, in English.

rule-kind-printed = printed
rule-kind-ruling = ruling
rule-kind-rebuilt = rebuilt
rule-kind-optional = optional
refused-over = The game is over.
refused-rule = Forbidden by the rule “{ $rule }” (§ { $section }): { $text }
