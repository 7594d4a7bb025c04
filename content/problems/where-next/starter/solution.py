for _ in range(int(input())):
    what, where, *neighbour = input().split()
    if what == "ASK":
        # your code here
        print("unreachable")
        continue
    address, bits = where.split("/")
    if what == "ADD":
        pass  # your code here: the neighbour is neighbour[0]
    else:
        pass  # your code here
