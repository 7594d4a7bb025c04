box = input()
sign = input()
missing = ""
for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
    short_of = max(0, sign.count(letter) - box.count(letter))
    missing += letter * short_of
if missing == "":
    print("ready")
else:
    print(missing)
