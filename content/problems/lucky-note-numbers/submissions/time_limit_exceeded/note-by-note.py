a, b, k = map(int, input().split())
first = (a + k - 1) // k * k
print(sum(1 for note in range(first, b + 1, k) if sum(map(int, str(note))) % k == 0))
