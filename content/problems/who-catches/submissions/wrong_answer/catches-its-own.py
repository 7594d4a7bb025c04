n, m, q = map(int, input().split())
above = dict(input().split() for _ in range(n))


def fits(thrown, caught):
    """Does a catch for the second class catch an exception of the first?"""
    while thrown != caught and thrown in above:
        thrown = above[thrown]
    return thrown == caught


stack = []
for _ in range(m):
    method, _, *blocks = input().split()
    for i, block in enumerate(blocks):
        if any(fits(block, earlier) for earlier in blocks[:i]):
            print("unreachable", method, block)
    stack.append((method, blocks))
names = [method for method, _ in stack]


def answer(method, thrown):
    for caller, blocks in reversed(stack[: names.index(method) + 1]):
        for block in blocks:
            if fits(thrown, block):
                return f"{caller} catches {block}"
    return "program stops"


for _ in range(q):
    print(answer(*input().split()))
