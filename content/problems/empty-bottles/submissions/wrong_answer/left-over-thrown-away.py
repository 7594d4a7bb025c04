n, k = map(int, input().split())
drunk = n
empty = n
while empty >= k:
    full = empty // k
    empty = full
    drunk += full
print(drunk, empty)
