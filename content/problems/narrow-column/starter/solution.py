w = int(input())
lines = []
line = ""
for word in input().split():
    pass  # your code here
print("\n".join(lines))
print(len(lines))
