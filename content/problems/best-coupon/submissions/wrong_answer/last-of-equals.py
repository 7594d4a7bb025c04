class Flat:
    def __init__(self, least, rupees):
        self.least, self.rupees = least, rupees

    def saving(self, bill):
        return self.rupees if bill >= self.least else 0


class Percent:
    def __init__(self, percent, most):
        self.percent, self.most = percent, most

    def saving(self, bill):
        return min(bill * self.percent // 100, self.most)


class Step:
    def __init__(self, step, rupees):
        self.step, self.rupees = step, rupees

    def saving(self, bill):
        return bill // self.step * self.rupees


KINDS = {"FLAT": Flat, "PERCENT": Percent, "STEP": Step}

k, b = map(int, input().split())
coupons = []
for _ in range(k):
    kind, first, second = input().split()
    coupons.append(KINDS[kind](int(first), int(second)))
for bill in map(int, input().split()):
    best = saved = 0
    for number, coupon in enumerate(coupons, start=1):
        saving = min(coupon.saving(bill), bill)
        if saving >= saved:
            best, saved = number, saving
    print(best, saved)
