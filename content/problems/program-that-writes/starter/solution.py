name = input()

# Your code here: print the six lines. This is the first one.
print("public class Main {")
