flags = input()
n = len(flags)
longest = begin = 0
for start in range(n):
    count = {"O": 0, "W": 0, "G": 0}
    for place in range(start, n):
        count[flags[place]] += 1
        if count["O"] == count["W"] == count["G"] and place - start + 1 > longest:
            longest = place - start + 1
            begin = start + 1
print(longest, begin)
