s, d, o = map(int, input().split())
students = [input().split() for _ in range(s)]  # roll number and hostel
dishes = [input().split() for _ in range(d)]  # code and price
on_no_bill = 0
for _ in range(o):
    roll, code, quantity = input().split()
    # your code here
print(on_no_bill)
