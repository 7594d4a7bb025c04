seen = {}
common = sold = 0
for counter in input().strip():
    if counter in seen:
        common = seen.pop(counter) + 1
        sold += 1
    else:
        seen[counter] = common
print(common, sold - common)
