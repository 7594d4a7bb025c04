class Machine:
    def __init__(self):
        self.state = "EMPTY"
        self.paid = self.seconds = self.cups = self.sold = 0

    # Each event returns the rupees that come out.
    def coin(self, rupees):
        if self.state in ("BREWING", "EMPTY"):
            return rupees
        self.paid += rupees
        self.state = "PAYING"
        return 0

    def press(self):
        if self.state != "PAYING" or self.paid < 20:
            return 0
        self.seconds = 0
        return self.give_back(self.paid - 20, "BREWING")

    def cancel(self):
        return self.give_back(self.paid, "IDLE") if self.state == "PAYING" else 0

    def give_back(self, rupees, state):
        self.paid = 0
        self.state = state
        return rupees

    def tick(self):
        if self.state == "BREWING":
            self.seconds += 1
            if self.seconds == 3:
                self.cups -= 1
                self.sold += 1
                self.state = "IDLE" if self.cups > 0 else "EMPTY"
        return 0

    def refill(self, more):
        self.cups += more
        if self.state == "EMPTY":
            self.state = "IDLE"
        return 0


machine = Machine()
events = {
    "coin": machine.coin,
    "press": machine.press,
    "cancel": machine.cancel,
    "tick": machine.tick,
    "refill": machine.refill,
}
for _ in range(int(input())):
    event, *number = input().split()
    rupees = events[event](*map(int, number))
    print(machine.state, rupees)
print("sold", machine.sold)
