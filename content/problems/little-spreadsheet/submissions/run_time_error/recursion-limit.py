
n, q = map(int, input().split())
formulas = {}
for _ in range(n):
    name, formula = input().split(" = ")
    formulas[name] = formula.split(" + ")

values = {}  # None: there is no value, or it is being worked out


def evaluate(name):
    if name in values:
        return values[name]
    values[name] = None
    total = 0
    for term in formulas.get(name, []):
        part = evaluate(term) if term[0].isalpha() else int(term)
        if part is None:
            return None
        total += part
    values[name] = total
    return total


for _ in range(q):
    value = evaluate(input())
    print("LOOP" if value is None else value)
