a = input().strip()
b = input().strip()

carry = run = longest = 0
digits = []
for x, y in zip(reversed(a), reversed(b)):
    ones = int(x) + int(y)
    digits.append(str((ones + carry) % 2))
    carry = (ones + carry) // 2
    run = run + 1 if carry else 0
    longest = max(longest, run)
digits.append(str(carry))

print("".join(reversed(digits)))
print(longest)
