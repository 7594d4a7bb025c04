KEYS = [" ", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
message = input()
pressed = ""
last = None
for c in message:
    for key in range(10):
        place = KEYS[key].find(c)
        if place == -1:
            continue
        if key == last:
            pressed += " "
        pressed += str(key) * (place + 1)
        last = key
print(pressed)
