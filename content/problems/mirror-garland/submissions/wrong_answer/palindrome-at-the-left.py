def longest_end(garland):
    """The length of the longest palindrome at the end."""
    turned = garland[::-1]
    shorter = {1: 0}  # for each length of a match the next shorter one
    length = 0
    for i in range(1, len(turned)):
        while length and turned[i] != turned[length]:
            length = shorter[length]
        if turned[i] == turned[length]:
            length += 1
        shorter[i + 1] = length
    length = 0
    for flower in garland:
        while length and flower != turned[length]:
            length = shorter[length]
        if flower == turned[length]:
            length += 1
    return length


garland = input().strip()
print(len(garland) - longest_end(garland[::-1]))
