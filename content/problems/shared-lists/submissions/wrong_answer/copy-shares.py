lists = {}
for _ in range(int(input())):
    kind, a, *rest = input().split()
    if kind == "new":
        lists[a] = []
    elif kind == "share":
        lists[rest[0]] = lists[a]
    elif kind == "copy":
        lists[rest[0]] = lists[a]
    elif kind == "add":
        lists[a].append(rest[0])
    elif kind == "strike":
        if rest[0] in lists[a]:
            lists[a].remove(rest[0])
    else:
        print(*lists[a] or ["empty"])
print("lists", len({id(each) for each in lists.values()}))
