pattern = input().strip()
shorter = ""
length = 1
for i in range(1, len(pattern)):
    if pattern[i] == pattern[i - 1]:
        length += 1
    else:
        if length > 1:
            shorter += str(length)
        shorter += pattern[i - 1]
        length = 1
print(shorter)
print(len(pattern) - len(shorter))
