card = input()
to_hide = sum(c.isdigit() for c in card) - 4
result = ""
for c in card:
    if c.isdigit() and to_hide > 0:
        c = "*"
        to_hide -= 1
    result += c
print(result)
