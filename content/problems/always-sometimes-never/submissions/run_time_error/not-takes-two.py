from itertools import product


def value_of(formula, inputs):
    stack = []
    for c in formula:
        if c in inputs:
            stack.append(inputs[c])
        elif c == "!":
            stack.append(1 - stack.pop() * stack.pop())
        else:
            right, left = stack.pop(), stack.pop()
            stack.append(left & right if c == "&" else left | right if c == "|" else left ^ right)
    return stack[0]


for _ in range(int(input())):
    formula = input().strip()
    letters = sorted(set(formula) & set("abcdefgh"))
    rows = list(product((0, 1), repeat=len(letters)))
    count = sum(value_of(formula, dict(zip(letters, row))) for row in rows)
    word = "never" if count == 0 else "always" if count == len(rows) else "sometimes"
    print(word, count)
