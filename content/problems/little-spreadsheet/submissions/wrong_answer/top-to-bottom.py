n, q = map(int, input().split())
values = {}
for _ in range(n):
    name, formula = input().split(" = ")
    total = 0
    for term in formula.split(" + "):
        if term == name:
            total = None
            break
        total += (values.get(term) or 0) if term[0].isalpha() else int(term)
    values[name] = total
for _ in range(q):
    value = values.get(input(), 0)
    print("LOOP" if value is None else value)
