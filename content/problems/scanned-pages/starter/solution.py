def key(name):
    return name  # Your code here: sorted compares what this function gives for each name.


n = int(input())
names = [input() for _ in range(n)]
for name in sorted(names, key=key):
    print(name)
