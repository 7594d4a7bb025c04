class Fan:
    def __init__(self):
        self._on = False
        self._speed = 3  # remembered while the fan is off

    def is_on(self):
        return self._on

    def switch_on(self):
        self._on = True

    def switch_off(self):
        self._on = False

    def up(self):
        if self._speed < 5:
            self._speed += 1

    def down(self):
        if self._speed > 1:
            self._speed -= 1

    def lose_power(self):
        self._on = False
        self._speed = 1

    def state(self):
        return self._speed if self._on else "off"


fans = [Fan() for _ in range(20)]
for _ in range(int(input())):
    command, *number = input().split()
    if command == "cut":
        print(sum(fan.is_on() for fan in fans))
        for fan in fans:
            fan.lose_power()
        continue
    fan = fans[int(number[0]) - 1]
    if command == "on":
        fan.switch_on()
    elif command == "off":
        fan.switch_off()
    elif command == "up":
        fan.up()
    else:
        fan.down()
    print(fan.state())
