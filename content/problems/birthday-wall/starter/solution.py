MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()

n = int(input())
for _ in range(n):
    name, date = input().split()
    day, month = map(int, date.split("/"))
    # Your code here: put the student where you find her again.

shared = 0
# Your code here: print a line for each month, and count the shared days.

print(shared)
