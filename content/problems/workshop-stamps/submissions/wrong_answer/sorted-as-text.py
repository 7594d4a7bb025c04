from collections import Counter

w = int(input())
visits = Counter()
for _ in range(w):
    _, *rolls = map(int, input().split())
    visits.update(set(rolls))
for title, wanted in ("all:", w), ("one:", 1):
    found = sorted((roll for roll, times in visits.items() if times == wanted), key=str)
    print(title, *found or ["none"])
