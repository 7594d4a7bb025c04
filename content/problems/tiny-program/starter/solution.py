program = [input().split() for _ in range(int(input()))]
variables = {}

at = 0
while at < len(program):
    parts = program[at]
    # your code here: carry this line out
    at += 1
