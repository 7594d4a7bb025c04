box = input()
sign = input()
missing = ""
for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
    if letter in sign and letter not in box:
        missing += letter * sign.count(letter)
print("ready" if missing == "" else missing)
