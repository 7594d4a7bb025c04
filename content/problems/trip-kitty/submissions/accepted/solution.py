n, m = map(int, input().split())
balance = {name: 0 for name in input().split()}
for _ in range(m):
    payer, amount, k, *sharers = input().split()
    share = int(amount) // int(k)
    for name in sharers:
        balance[name] -= share
        balance[payer] += share
for name, paise in balance.items():
    print(name, paise)
