n, q = map(int, input().split())
for _ in range(n):
    number, money = map(int, input().split())
    # Your code here: keep this account.
for _ in range(q):
    kind = input().split()
    # Your code here: read the rest of the transaction (T has two accounts), and book or reject it.

# Your code here: print the accounts and the number of rejected transactions.
