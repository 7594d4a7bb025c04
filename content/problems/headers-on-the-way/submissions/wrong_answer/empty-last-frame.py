m, p, f, k = map(int, input().split())
headers = sum(map(int, input().split()))
frames, rest = divmod(m, p)
total = frames * max(p + headers, f)
frames += 1
total += max(rest + headers, f)
print(frames, total, 100 * m // total)
