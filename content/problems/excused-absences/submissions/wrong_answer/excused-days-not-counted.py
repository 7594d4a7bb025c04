n, k = map(int, input().split())
days = input()
left = absent = longest = first = 0
for right in range(n):
    if days[right] == "A":
        absent += 1
    while absent > k:
        if days[left] == "A":
            absent -= 1
        left += 1
    if right - left + 1 - absent > longest:
        longest = right - left + 1 - absent
        first = left + 1
print(longest, first)
