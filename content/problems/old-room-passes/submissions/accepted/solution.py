class Room:
    def __init__(self, number):
        self.number = number
        self.students = 0


opened = {}  # a new object for each opening
inside = {}
passes = {}
for _ in range(int(input())):
    command, s, *rest = input().split()
    if command == "enter":
        room = opened.setdefault(rest[0], Room(rest[0]))
        room.students += 1
        inside[s] = room
    elif command == "leave":
        room = inside.pop(s)
        room.students -= 1
        if room.students == 0:
            del opened[room.number]
    elif command == "pass":
        if rest[0] in opened:
            passes[s] = opened[rest[0]]
            print("given")
        else:
            print("closed")
    elif s not in passes:
        print("no pass")
    else:
        print(passes[s].number if passes[s].students > 0 else "void")
print("open", len(opened))
