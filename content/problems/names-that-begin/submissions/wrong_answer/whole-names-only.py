import sys

beginnings = {}  # how many patients have a name that begins so
out = []
for line in sys.stdin.readlines()[1:]:
    event, word = line.split()
    if event == "?":
        out.append(beginnings.get(word, 0))
    else:
        change = 1 if event == "+" else -1
        beginnings[word] = beginnings.get(word, 0) + change
print(*out, sep="\n")
