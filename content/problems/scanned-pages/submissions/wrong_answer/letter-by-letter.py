n = int(input())
for name in sorted(input() for _ in range(n)):
    print(name)
