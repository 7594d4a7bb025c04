class Sheet:
    def __init__(self):
        self.formulas = {}
        self.values = {}  # None: being worked out, or in a loop

    def value(self, name):
        if name not in self.formulas:
            return 0
        return self.values.get(name, 0)

    def work_out(self, formula):
        total = 0
        sign = 1
        for part in formula.split():
            if part == "+":
                sign = 1
            elif part == "-":
                sign = -1
            else:
                number = int(part) if part.isdigit() else self.value(part)
                if number is None:
                    return None
                total += sign * number
        return total


sheet = Sheet()
for _ in range(int(input())):
    name, formula = input().split(" = ")
    sheet.formulas[name] = formula
    sheet.values[name] = sheet.work_out(formula)
for name in sheet.formulas:
    value = sheet.value(name)
    print(name, "LOOP" if value is None else value)
