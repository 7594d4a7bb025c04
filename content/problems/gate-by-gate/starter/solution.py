n, g = map(int, input().split())
wire = [0] + [int(digit) for digit in input().strip()]

for _ in range(g):
    kind, *inputs = input().split()
    inputs = [wire[int(number)] for number in inputs]

    # Your code here: what does this gate make of its inputs?
    wire.append(0)

print(*wire[n + 1 :], sep="")
