n, q = map(int, input().split())
mother = {}
for _ in range(n):
    child, name = input().split()
    mother[child] = name
for _ in range(q):
    first, second = input().split()
    # your code here
    print("not related")
