h1, m1 = map(int, input().split(":"))
h2, m2 = map(int, input().split(":"))
d = int(input())
minutes = (h2 * 60 + m2) - (h1 * 60 + m1)
if minutes <= 0:
    minutes += 24 * 60
tenths = (2 * d * 600 + minutes) // (2 * minutes)
print(f"{minutes // 60}:{minutes % 60:02}")
print(f"{tenths // 10}.{tenths % 10}")
