from bisect import bisect_left, bisect_right, insort

bundle = []  # always in order
for _ in range(int(input())):
    command, *house = input().split()
    if command == "show":
        print(*bundle or ["none"])
    elif command == "add":
        insort(bundle, int(house[0]))
    else:
        start, end = bisect_left(bundle, int(house[0])), bisect_right(bundle, int(house[0]))
        del bundle[start:end]
        print(end - start)
