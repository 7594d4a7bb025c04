class Counter:
    tokens = 0  # of the class: one roll for all counters
    served_by_all = 0
    waiting = {}  # the tokens of those who wait; a dictionary keeps its order

    def __init__(self, number):
        self.number = number
        self.served = 0
        self.open = True

    @classmethod
    def take(cls):
        cls.tokens += 1
        cls.waiting[cls.tokens] = True
        return f"token {cls.tokens}"

    @classmethod
    def leave(cls, token):
        waited = cls.waiting.pop(token, False)
        return f"token {token} " + ("left" if waited else "is not waiting")

    def call(self):
        if not self.open:
            return f"counter {self.number} is closed"
        if not Counter.waiting:
            return "nobody waits"
        token = next(iter(Counter.waiting))
        del Counter.waiting[token]
        self.served += 1
        Counter.served_by_all += 1
        return f"token {token} to counter {self.number}"

    def close(self):
        if not self.open:
            return f"counter {self.number} is closed"
        self.open = False
        return f"counter {self.number} served {self.served}"


c, q = map(int, input().split())
counters = [Counter(number) for number in range(1, c + 1)]
for _ in range(q):
    event, *number = input().split()
    if event == "take":
        print(Counter.take())
    elif event == "leave":
        print(Counter.leave(int(number[0])))
    elif event == "call":
        print(counters[int(number[0]) - 1].call())
    else:
        print(counters[int(number[0]) - 1].close())
print(Counter.tokens, Counter.served_by_all, len(Counter.waiting))
