class Sheet:
    def __init__(self):
        self.formulas = {}

    def value(self, name, above):
        """The value, or None if the name occurs again among the cells below it."""
        if name not in self.formulas:
            return 0
        total = 0
        sign = 1
        for part in self.formulas[name].split():
            if part in "+-":
                sign = 1 if part == "+" else -1
            elif part.isdigit():
                total += sign * int(part)
            elif part in above:
                return None if part == above[0] else 0
            else:
                number = self.value(part, above + [part])
                if number is None:
                    return None
                total += sign * number
        return total


sheet = Sheet()
for _ in range(int(input())):
    name, formula = input().split(" = ")
    sheet.formulas[name] = formula
for name in sheet.formulas:
    value = sheet.value(name, [name])
    print(name, "LOOP" if value is None else value)
