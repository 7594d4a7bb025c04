n = int(input())
stones = list(map(int, input().split()))
infinity = float("inf")
before, middle, last = infinity, infinity, 0
for slippery in stones + [0]:
    before, middle, last = middle, last, min(before, middle, last) + slippery
print(last)
