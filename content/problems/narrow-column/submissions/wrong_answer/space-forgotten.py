w = int(input())
lines = []
line = ""
for word in input().split():
    if line and len(line) + len(word) <= w:
        line += " " + word
        continue
    if line:
        lines.append(line)
    while len(word) > w:
        lines.append(word[:w])
        word = word[w:]
    line = word
lines.append(line)
print("\n".join(lines))
print(len(lines))
