s, d, o = map(int, input().split())
hostel_of = dict(input().split() for _ in range(s))
price_of = dict(input().split() for _ in range(d))
bill = {}
on_no_bill = 0
for _ in range(o):
    roll, code, quantity = input().split()
    if roll in hostel_of and code in price_of:
        hostel = hostel_of[roll]
        bill[hostel] = bill.get(hostel, 0) + int(price_of[code]) * int(quantity)
    else:
        on_no_bill += 1
for hostel in sorted(bill):
    print(hostel, bill[hostel])
print(on_no_bill)
