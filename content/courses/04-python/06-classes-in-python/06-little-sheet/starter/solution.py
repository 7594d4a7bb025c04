class Sheet:
    def __init__(self):
        self.formulas = {}

    def value(self, name):
        """The value of a cell, or None if it has none."""
        return None  # your code here


sheet = Sheet()
for _ in range(int(input())):
    name, formula = input().split(" = ")
    sheet.formulas[name] = formula
for name in sheet.formulas:
    value = sheet.value(name)
    print(name, "LOOP" if value is None else value)
