u = int(input())
if u > 500:
    bill = 300 + 1500 + (u - 500) * 8 + 100
elif u > 200:
    bill = 300 + (u - 200) * 5
elif u > 100:
    bill = (u - 100) * 3
else:
    bill = 0
print(bill)
