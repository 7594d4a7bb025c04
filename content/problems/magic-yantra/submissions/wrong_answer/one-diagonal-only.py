n = int(input())
square = []
for i in range(n):
    square.append(list(map(int, input().split())))
target = sum(square[0])
falling = 0
rising = 0
different = 0
for i in range(n):
    column = 0
    for j in range(n):
        column += square[j][i]
    if sum(square[i]) != target:
        different += 1
    if column != target:
        different += 1
    falling += square[i][i]
    rising += square[i][n - 1 - i]
if falling != target:
    different += 1

print(target)
if different == 0:
    print("magic")
else:
    print(different)
