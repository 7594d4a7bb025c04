u = int(input())
if u > 500:
    bill = u * 8 + 100
elif u > 200:
    bill = u * 5
elif u > 100:
    bill = u * 3
else:
    bill = 0
print(bill)
