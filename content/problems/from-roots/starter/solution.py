n = int(input())
roots = list(map(int, input().split()))

polynomial = [1]  # the place of a coefficient is its power
for root in roots:
    pass  # Your code here: multiply the polynomial by (x - root).

# Your code here: print it neatly, the highest power first.
