import sys

n, *numbers = map(int, sys.stdin.read().split())
accepted = []
time = 0
for end, minutes in sorted(zip(numbers[1::2], numbers[0::2])):
    accepted.append(minutes)
    time += minutes
    if time > end:
        longest = max(accepted)
        time -= longest
        accepted.remove(longest)
print(len(accepted))
