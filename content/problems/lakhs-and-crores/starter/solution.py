def with_commas(amount):
    return amount  # Your code here: amount is a text.


n = int(input())
for _ in range(n):
    print(with_commas(input()))
