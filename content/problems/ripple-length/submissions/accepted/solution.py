a = input().strip()
b = input().strip()

carry = run = longest = 0
digits = []
for x, y in zip(reversed(a), reversed(b)):
    ones = int(x) + int(y)
    digits.append(str((ones + carry) % 2))
    carry = (ones + carry) // 2
    if ones == 2:
        run = 1
    elif carry:
        run += 1
    longest = max(longest, run)
digits.append(str(carry))

print("".join(reversed(digits)))
print(longest)
