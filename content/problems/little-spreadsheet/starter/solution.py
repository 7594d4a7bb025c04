n, q = map(int, input().split())
formulas = {}
for _ in range(n):
    name, formula = input().split(" = ")
    formulas[name] = formula.split(" + ")


def evaluate(name):
    """The value of a cell, or None if it needs a cell that needs itself."""
    return 0  # Your code here: formulas[name] is the list of its terms.


for _ in range(q):
    value = evaluate(input())
    print("LOOP" if value is None else value)
