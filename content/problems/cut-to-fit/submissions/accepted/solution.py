d, k = map(int, input().split())
fragments = [(0, d, 0)]  # start, length, more fragments
for mtu in map(int, input().split()):
    room = (mtu - 20) // 8 * 8
    after = []
    for start, length, more in fragments:
        while length + 20 > mtu:
            after.append((start, room, 1))
            start += room
            length -= room
        after.append((start, length, more))
    fragments = after
for start, length, more in fragments:
    print(length, more, start // 8)
