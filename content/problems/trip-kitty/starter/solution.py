n, m = map(int, input().split())
balance = {name: 0 for name in input().split()}
for _ in range(m):
    payer, amount, k, *sharers = input().split()
    amount = int(amount)
    k = int(k)
    # your code here
for name, paise in balance.items():
    print(name, paise)
