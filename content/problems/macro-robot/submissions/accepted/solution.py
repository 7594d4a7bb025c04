# A move: where a robot that looks north stands afterwards, and how many quarter turns to the right it has made.
COMMANDS = {"F": (0, 1, 0), "R": (0, 0, 1), "L": (0, 0, 3)}


def then(first, following):
    x, y, turns = first
    dx, dy, more = following
    for _ in range(turns):
        dx, dy = dy, -dx
    return x + dx, y + dy, (turns + more) % 4


n = int(input())
moves = dict(COMMANDS)
for number in range(1, n + 1):
    move = (0, 0, 0)
    for step in input().split():
        move = then(move, moves[step])
    moves[str(number)] = move
    x, y, turns = move
    print(x, y, "NESW"[turns])
