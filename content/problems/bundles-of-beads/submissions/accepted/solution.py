pattern = input().strip()
shorter = ""
i = 0
while i < len(pattern):
    start = i
    while i < len(pattern) and pattern[i] == pattern[start]:
        i += 1
    if i - start > 1:
        shorter += str(i - start)
    shorter += pattern[start]
print(shorter)
print(len(pattern) - len(shorter))
