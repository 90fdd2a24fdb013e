# Textes communs à tous les jeux, en français.

rule-kind-printed = imprimée
rule-kind-ruling = interprétation
rule-kind-rebuilt = reconstituée
rule-kind-optional = facultative
refused-over = La partie est finie.
refused-rule = Interdit par la règle « { $rule } » (§ { $section }) : { $text }
