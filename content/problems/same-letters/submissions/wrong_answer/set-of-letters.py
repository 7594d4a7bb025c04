groups = {}
for _ in range(int(input())):
    word = input().strip()
    key = "".join(sorted(set(word)))
    groups.setdefault(key, []).append(word)

largest = []
for group in groups.values():
    if len(group) > len(largest):
        largest = group
print(len(groups))
print(*largest)
