n = int(input())
functions = [None]  # functions[i] is the length and the plans of function i
for _ in range(n):
    length, k = map(int, input().split())
    plans = [input().split() for _ in range(k)]  # such as ["P", "3"] or ["T", "10", "3"]
    functions.append((length, plans))

now, current = 0, 1
# Your code here: the loop.
print(now, current)
