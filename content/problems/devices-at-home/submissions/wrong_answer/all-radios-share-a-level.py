class Switchable:
    on = False

    def press(self):
        self.on = not self.on


class Adjustable:
    level = 5

    def more(self):
        type(self).level = min(self.level + 1, 10)

    def less(self):
        type(self).level = max(self.level - 1, 0)


class Lamp(Switchable):
    pass


class Curtain(Adjustable):
    pass


class Radio(Switchable, Adjustable):
    pass


class Clock:
    pass


kinds = {"lamp": Lamp, "curtain": Curtain, "radio": Radio, "clock": Clock}
d, n = map(int, input().split())
devices = {}
for _ in range(d):
    kind, name = input().split()
    devices[name] = kinds[kind]()
for _ in range(n):
    command, *name = input().split()
    if command == "leave":
        running = [device for device in devices.values() if isinstance(device, Switchable) and device.on]
        for device in running:
            device.press()
        print(len(running))
        continue
    device = devices[name[0]]
    if command == "press" and isinstance(device, Switchable):
        device.press()
        print("on" if device.on else "off")
    elif command == "more" and isinstance(device, Adjustable):
        device.more()
        print(device.level)
    elif command == "less" and isinstance(device, Adjustable):
        device.less()
        print(device.level)
    else:
        print("cannot")
