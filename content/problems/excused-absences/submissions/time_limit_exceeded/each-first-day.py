n, k = map(int, input().split())
days = input()
longest = first = 0
for left in range(n):
    absent = 0
    right = left
    while right < n:
        if days[right] == "A":
            absent += 1
        if absent > k:
            break
        right += 1
    if right - left > longest:
        longest = right - left
        first = left + 1
print(longest, first)
