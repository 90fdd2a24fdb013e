"""What is written down: rule ledgers, scenarios, texts in both languages. Reads files; not compiled."""
