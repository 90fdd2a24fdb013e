"""The book the add-on leans on is not ours to read: what is rebuilt of it stands here, one topic per module, to be replaced."""
