n = int(input())
a = list(map(int, input().split()))
m = int(input())
b = list(map(int, input().split()))
both = 0
for token in a:
    if token in b:
        both += 1
print(*sorted(a + b))
print(both)
