"""What serves the opponents: rules of thumb, under the name of the chapter whose decision they weigh."""
