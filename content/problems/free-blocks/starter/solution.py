m, q = map(int, input().split())
for _ in range(q):
    what, number, *size = input().split()
    if what == "GET":
        size = int(size[0])
        # your code here
    else:
        pass  # your code here
total = 0
longest = 0
print(total, longest)
