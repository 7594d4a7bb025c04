a = input().strip()
b = input().strip()

digits = []  # of the sum, from right to left
longest = 0
for x, y in zip(reversed(a), reversed(b)):
    # Your code here: append a digit and work out the new carry.
    pass

print("".join(reversed(digits)))
print(longest)
