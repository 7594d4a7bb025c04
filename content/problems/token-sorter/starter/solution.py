line = input()
at = 0
while at < len(line):
    if line[at] == " ":
        at += 1
        continue
    start = at
    # your code here: move at behind the token that begins here
    at += 1
    print("sign", line[start:at])
