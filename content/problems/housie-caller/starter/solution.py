ticket = [list(map(int, input().split())) for _ in range(3)]
m = int(input())
calls = list(map(int, input().split()))

line = 0
house = 0
for call, number in enumerate(calls, start=1):
    pass  # Your code here: mark the number, and see whether a row or the house is complete.

print(line, house)
