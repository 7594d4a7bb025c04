n, q = map(int, input().split())
left = list(map(int, input().split()))
done = [0] * n
order = [i for i in range(n)]
clock = 0
while order:
    i = order[0]
    turn = 0
    while turn < q and left[i] > 0:
        turn += 1
        left[i] -= 1
        clock += 1
    order = order[1:] + ([i] if left[i] > 0 else [])
    if left[i] == 0:
        done[i] = clock
print("\n".join(map(str, done)))
