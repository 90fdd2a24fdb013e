"""A campaign against the server, on this machine alone: everything a hostile or unlucky world may do to it, counted."""
