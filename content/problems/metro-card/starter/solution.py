class Card:
    def __init__(self, rupees):
        self.balance = rupees

    # Your code here: a method for each event, which answers whether it is allowed.


n, b = map(int, input().split())
card = Card(b)
for _ in range(n):
    event, number = input().split()
    number = int(number)
    # Your code here: RECHARGE, IN or OUT.
    print(card.balance)
