"""The rule books. Each room has the same furniture; `registry` lists them."""
