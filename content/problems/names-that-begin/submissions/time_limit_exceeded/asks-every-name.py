import sys

names = []
out = []
for line in sys.stdin.readlines()[1:]:
    event, word = line.split()
    if event == "+":
        names.append(word)
    elif event == "-":
        names.remove(word)
    else:
        out.append(sum(name.startswith(word) for name in names))
print(*out, sep="\n")
