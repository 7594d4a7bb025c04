n = int(input())
steps = list(map(int, input().split()))

average = 0.0
best_day = 1
above = 0
# Your code here: work out the three answers.

print(f"{average:.2f}")
print(best_day)
print(above)
