n, k = map(int, input().split())
need = list(map(int, input().split()))


def ready(seconds):
    return sum(seconds // t for t in need)


low = 1
while ready(low) < k:
    low += 1
print(low, ready(low))
