a, b = map(int, input().split())
lucky = 0
first = 0
for ticket in range(a, b + 1):
    front = ticket // 1000
    back = ticket % 1000
    front_sum = front // 100 + front // 10 % 10 + front % 10
    back_sum = back // 100 + back // 10 % 10 + back % 10
    if front_sum == back_sum:
        if lucky == 0:
            first = ticket
        lucky += 1
print(lucky)
if lucky == 0:
    print("none")
else:
    print(f"{first:06d}")
