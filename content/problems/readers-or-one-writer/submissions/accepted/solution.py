n = int(input())
readers = writers = most = 0
for number, word in enumerate(input().split(), 1):
    allowed = {
        "R+": writers == 0,
        "W+": writers == 0 and readers == 0,
        "R-": readers > 0,
        "W-": writers > 0,
    }
    if not allowed[word]:
        print("wrong", number)
        break
    change = 1 if word[1] == "+" else -1
    if word[0] == "R":
        readers += change
    else:
        writers += change
    most = max(most, readers)
else:
    print("right", most, readers + writers)
