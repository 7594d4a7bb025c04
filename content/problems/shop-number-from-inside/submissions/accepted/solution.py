n = int(input())
thousands = n // 1000
hundreds = n // 100 % 10
tens = n // 10 % 10
ones = n % 10
inside = ones * 1000 + tens * 100 + hundreds * 10 + thousands
print(f"{inside:04d} {inside - n}")
