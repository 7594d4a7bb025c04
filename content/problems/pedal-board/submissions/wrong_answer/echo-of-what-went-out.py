from collections import deque


class Pedal:
    def __init__(self, number):
        self.number = number
        self.on = True

    def through(self, x):
        return self.change(x) if self.on else x


class Gain(Pedal):
    def change(self, x):
        return x * self.number


class Clip(Pedal):
    def change(self, x):
        return max(-self.number, min(self.number, x))


class Gate(Pedal):
    def change(self, x):
        return 0 if abs(x) < self.number else x


class Echo(Pedal):
    def __init__(self, number):
        super().__init__(number)
        self.heard = deque()

    def change(self, x):
        added = self.heard.popleft() if len(self.heard) == self.number else 0
        self.heard.append(x + added)
        return x + added


kinds = {"gain": Gain, "clip": Clip, "gate": Gate, "echo": Echo}
p, n = map(int, input().split())
board = []
for _ in range(p):
    kind, number = input().split()
    board.append(kinds[kind](int(number)))
for _ in range(n):
    event, number = input().split()
    x = int(number)
    if event == "press":
        board[x - 1].on = not board[x - 1].on
    else:
        for pedal in board:
            x = pedal.through(x)
        print(x)
