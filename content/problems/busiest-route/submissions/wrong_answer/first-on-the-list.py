tickets = {}
for _ in range(int(input())):
    route = tuple(sorted(input().split()))
    tickets[route] = tickets.get(route, 0) + 1
best = max(tickets, key=tickets.get)
print(len(tickets))
print(*best, tickets[best])
