class Sheet:
    def __init__(self):
        self.formulas = {}

    def value(self, name, above):
        if name in above:
            return None
        total = 0
        sign = 1
        for part in self.formulas.get(name, "0").split():
            if part in "+-":
                sign = 1 if part == "+" else -1
                continue
            number = int(part) if part.isdigit() else self.value(part, above | {name})
            if number is None:
                return None
            total += sign * number
        return total


sheet = Sheet()
for _ in range(int(input())):
    name, formula = input().split(" = ")
    sheet.formulas[name] = formula
for name in sheet.formulas:
    value = sheet.value(name, set())
    print(name, "LOOP" if value is None else value)
