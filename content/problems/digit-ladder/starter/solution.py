n = int(input())

# Your code here: print n, then each sum of digits, until one digit is left.
