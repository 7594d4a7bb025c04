border = input()
n = len(border)
block = n

# your code here: find the shortest block

print(block, n % block)
