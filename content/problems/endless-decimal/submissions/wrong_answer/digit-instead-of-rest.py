a, b = map(int, input().split())
whole, rest = divmod(a, b)
digits = []
while rest:
    digit, rest = divmod(rest * 10, b)
    if str(digit) in digits:
        digits.insert(digits.index(str(digit)), "(")
        digits.append(")")
        break
    digits.append(str(digit))
if digits:
    print(whole, "".join(digits), sep=".")
else:
    print(whole)
