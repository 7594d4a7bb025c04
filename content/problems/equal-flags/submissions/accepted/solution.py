flags = input()
first = {(0, 0): 0}  # the first place of each pair of differences
white = green = longest = begin = 0
for place, flag in enumerate(flags, 1):
    if flag != "G":
        white += 1 if flag == "O" else -1
    if flag != "W":
        green += 1 if flag == "O" else -1
    start = first.setdefault((white, green), place)
    if place - start > longest:
        longest = place - start
        begin = start + 1
print(longest, begin)
