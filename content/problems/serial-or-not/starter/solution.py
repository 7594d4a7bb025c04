t, n = map(int, input().split())
for _ in range(n):
    step, value = input().split()
    writes = step[0] == "W"
    who = int(step[1:])
    # your code here
print("not serializable")
