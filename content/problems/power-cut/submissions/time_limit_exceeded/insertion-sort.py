n = int(input())
order = list(map(int, input().split()))
now = list(map(int, input().split()))
passes = 0 if order == now else -1
for done in range(6):
    place = 10 ** done
    for i in range(1, n):
        pin, hole = order[i], i
        while hole > 0 and order[hole - 1] // place % 10 > pin // place % 10:
            order[hole] = order[hole - 1]
            hole -= 1
        order[hole] = pin
    if passes < 0 and order == now:
        passes = done + 1
right = sum(1 for i in range(n) if order[i] == now[i])
print("moved" if passes < 0 else f"{passes} {right}")
