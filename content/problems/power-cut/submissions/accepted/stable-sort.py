n = int(input())
order = list(map(int, input().split()))
now = list(map(int, input().split()))
passes = 0 if order == now else -1
for done in range(6):
    place = 10 ** done
    order.sort(key=lambda pin: pin // place % 10)
    if passes < 0 and order == now:
        passes = done + 1
right = sum(1 for i in range(n) if order[i] == now[i])
print("moved" if passes < 0 else f"{passes} {right}")
