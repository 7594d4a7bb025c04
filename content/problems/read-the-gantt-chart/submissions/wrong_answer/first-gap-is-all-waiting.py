n, m = map(int, input().split())
arrivals = list(map(int, input().split()))
pieces = [tuple(map(int, input().split())) for _ in range(m)]
for number, arrival in enumerate(arrivals, 1):
    own = [(begin, end) for process, begin, end in pieces if process == number]
    turnaround = own[-1][1] - arrival
    ran = sum(end - begin for begin, end in own)
    print(turnaround, own[0][0] - arrival, own[0][0] - arrival)
busy = sum(end - begin for _, begin, end in pieces)
print(pieces[-1][2] - pieces[0][1] - busy)
