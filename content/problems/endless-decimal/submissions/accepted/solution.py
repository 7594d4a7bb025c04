a, b = map(int, input().split())
whole, rest = divmod(a, b)
digits = []
first_at = {}
while rest and rest not in first_at:
    first_at[rest] = len(digits)
    digit, rest = divmod(rest * 10, b)
    digits.append(str(digit))
if rest:
    digits.insert(first_at[rest], "(")
    digits.append(")")
if digits:
    print(whole, "".join(digits), sep=".")
else:
    print(whole)
