from grognard.cli import main

main()
