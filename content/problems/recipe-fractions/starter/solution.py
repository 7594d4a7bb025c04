n = int(input())
top, bottom = 0, 1  # the sum so far
for _ in range(n):
    a, b = map(int, input().split("/"))
    # Your code here: add a/b to the sum and shorten it.

# Your code here: one of three ways to print.
print(f"{top}/{bottom}")
