train = []
for _ in range(int(input())):
    order = input().split()
    if order[0] == "T":
        train.reverse()
        continue
    value = int(order[1])
    if order[0] == "A":
        train.append(value)
    elif order[0] == "F":
        train.insert(0, value)
    elif value < len(train):
        train = train[value:] + train[:value]
print(len(train))
if train:
    print(*train)
else:
    print("-")
