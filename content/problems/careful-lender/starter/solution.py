n, k = map(int, input().split())
free = list(map(int, input().split()))
lent, most = [], []
for _ in range(n):
    numbers = list(map(int, input().split()))
    lent.append(numbers[:k])
    most.append(numbers[k:])

# your code here

print("unsafe")
