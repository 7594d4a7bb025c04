def carry(n, start, goal, third):
    if n == 0:
        return
    carry(n - 1, start, third, goal)
    print(n, start, goal)
    carry(n - 1, third, goal, start)


n, start, goal = input().split()
n = int(n)
if "A" not in start + goal:
    third = "A"
elif "B" not in start + goal:
    third = "B"
else:
    third = "C"
print(2**n - 1)
carry(n, start, goal, third)
