def best_two(a, b, c):
    a = max(a, 0)
    b = max(b, 0)
    c = max(c, 0)
    return a + b + c - min(a, b, c)


def grade(total):
    if total >= 80:
        return "A"
    if total >= 60:
        return "B"
    if total >= 40:
        return "C"
    return "F"


n = int(input())
passed = 0
for _ in range(n):
    a, b, c = input().split()
    total = best_two(int(a), int(b), int(c))
    print(total, grade(total))
    if grade(total) != "F":
        passed += 1
print(passed)
