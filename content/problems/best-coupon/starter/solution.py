class Flat:
    def __init__(self, least, rupees):
        self.least, self.rupees = least, rupees

    def saving(self, bill):
        return self.rupees if bill >= self.least else 0


# Your code here: Percent and Step.
KINDS = {"FLAT": Flat, "PERCENT": Flat, "STEP": Flat}

k, b = map(int, input().split())
coupons = []
for _ in range(k):
    kind, first, second = input().split()
    coupons.append(KINDS[kind](int(first), int(second)))
for bill in map(int, input().split()):
    best = saved = 0
    # Your code here: find the best coupon.
    print(best, saved)
