notice = input()

# Your code here: try each k from 0 to 25.
