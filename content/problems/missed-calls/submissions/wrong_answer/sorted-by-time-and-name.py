calls = {}
last = {}
for line in range(int(input())):
    time, name = input().split()
    calls[name] = calls.get(name, 0) + 1
    last[name] = (line, time)
for name in sorted(last, key=lambda name: (last[name][1], name), reverse=True):
    line, time = last[name]
    print(name, calls[name], time)
