n, k = map(int, input().split())
drunk = n
empty = n
while empty >= k:
    full = empty // k
    empty = full + empty % k
    drunk += full
print(drunk, empty)
