"""What is written down: rule ledgers, scenarios, texts by language. Reads files; not compiled."""
