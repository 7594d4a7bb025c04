class Batter:
    def __init__(self, name):
        self.name = name
        self.runs = 0
        self.balls = 0
        self.out = False

    def __str__(self):
        return f"{self.name} {self.runs} {self.balls} {'out' if self.out else 'not-out'}"


team = [Batter(name) for name in input().split()]
input()
striker, other, coming = team[0], team[1], 2
balls = extras = 0
for ball in input().split():
    if ball == "wd":
        extras += 1
        continue
    balls += 1
    striker.balls += 1
    if ball == "W":
        striker.out = True
        if coming < len(team):
            striker = team[coming]
            coming += 1
    else:
        striker.runs += int(ball)
        if ball in "13":
            striker, other = other, striker
    if balls % 6 == 0:
        striker, other = other, striker
batted = team[:coming]
for batter in batted:
    print(batter)
runs = sum(batter.runs for batter in batted)
wickets = sum(batter.out for batter in batted)
print("extras", extras)
print(f"total {runs + extras}/{wickets} {balls // 6}.{balls % 6}")
