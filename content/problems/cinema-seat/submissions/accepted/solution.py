k, t = map(int, input().split())
row = chr(ord("A") + (t - 1) // k)
print(f"{row}{(t - 1) % k + 1}")
