n, w, f = map(int, input().split())
pages = list(map(int, input().split()))
times = {}  # how often each page stands in the window
sizes = []
for i, page in enumerate(pages):
    times[page] = times.get(page, 0) + 1
    if i >= w:
        gone = pages[i - w]
        times[gone] -= 1
        if times[gone] == 0:
            del times[gone]
    sizes.append(len(times))
print(*sizes)
print(max(sizes), sizes.index(max(sizes)) + 1)
print(sum(size > f for size in sizes))
