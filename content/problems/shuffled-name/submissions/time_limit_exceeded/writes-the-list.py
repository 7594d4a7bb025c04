def all_words(letters):
    if not letters:
        yield ""
    for c in sorted(set(letters)):
        for rest in all_words(letters.replace(c, "", 1)):
            yield c + rest


name, k = input().split()
place = 0
for word in all_words(name):
    place += 1
    if place == int(k):
        print(word)
        break
else:
    print("too short")
