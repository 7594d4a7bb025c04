pattern = input().strip()
open_brackets = []
text = ""
number = ""
for c in pattern:
    if c.isdigit():
        number = c
        continue
    times = int(number or "1")
    number = ""
    if c == "(":
        open_brackets.append((text, times))
        text = ""
    elif c == ")":
        before, times = open_brackets.pop()
        text = before + text * times
    else:
        text += c * times
print(text)
for stitch in sorted(set(text)):
    print(stitch, text.count(stitch))
