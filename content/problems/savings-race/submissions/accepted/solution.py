asha, pays_asha = map(int, input().split())
ravi, pays_ravi, fee = map(int, input().split())
month = 0
while ravi <= asha and month < 600:
    month += 1
    asha += pays_asha
    ravi += pays_ravi
    if month % 6 == 0 and month <= 24:
        ravi -= fee
        if ravi < 0:
            ravi = 0
if ravi > asha:
    print(month, ravi)
else:
    print("never")
