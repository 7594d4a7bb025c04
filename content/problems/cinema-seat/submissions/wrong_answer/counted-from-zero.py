k, t = map(int, input().split())
row = chr(ord("A") + t // k)
print(f"{row}{t % k}")
