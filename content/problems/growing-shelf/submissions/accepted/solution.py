size = capacity = moved = 0
for _ in range(int(input())):
    kind, *number = input().split()
    k = int(number[0]) if number else None
    if kind == "push":
        after = size + k
        while capacity < after:
            moved += capacity  # full
            capacity = max(1, 2 * capacity)
        size = after
    elif kind == "pop":
        size -= k
    elif kind == "reserve" and k > capacity:
        capacity = k
        moved += size
    elif kind == "shrink" and capacity > size:
        capacity = size
        moved += size
    print(size, capacity)
print("moved", moved)
