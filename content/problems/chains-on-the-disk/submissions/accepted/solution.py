n, f = map(int, input().split())
table = [0] + list(map(int, input().split()))
owner = [None] * (n + 1)
for _ in range(f):
    name, block = input().split()
    block = int(block)
    blocks = 0
    while block != -1 and table[block] != 0 and owner[block] is None:
        owner[block] = name
        blocks += 1
        block = table[block]
    if block == -1:
        print(name, "ok", blocks)
    elif table[block] == 0:
        print(name, "free", block)
    elif owner[block] == name:
        print(name, "loop", block)
    else:
        print(name, "shared", block, owner[block])
print(sum(table[i] != 0 and owner[i] is None for i in range(1, n + 1)))
