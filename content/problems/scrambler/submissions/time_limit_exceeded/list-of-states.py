n, k = map(int, input().split())
taps = [int(number) - 1 for number in input().split()]
start = tuple(int(digit) for digit in input().strip())


def after(state):
    entering = sum(state[tap] for tap in taps) % 2
    return (entering, *state[:-1])


seen = []
state = start
while state not in seen:
    seen.append(state)
    state = after(state)
print(seen.index(state), len(seen) - seen.index(state))

state = start
for _ in range(20):
    print(state[-1], end="")
    state = after(state)
print()
