n = int(input())
a = list(map(int, input().split()))
m = int(input())
b = list(map(int, input().split()))
merged = []
i = j = both = 0
while i < n or j < m:
    if j == m or (i < n and a[i] < b[j]):
        merged.append(a[i])
        i += 1
    elif i == n or b[j] < a[i]:
        merged.append(b[j])
        j += 1
    else:
        merged.append(a[i])
        i += 1
        j += 1
        both += 1
print(*merged)
print(both)
