ready = {}
time = waited = 0
for _ in range(int(input())):
    step, *rest = input().split()
    if step == "work":
        time += int(rest[0])
    elif step == "start":
        ready[rest[0]] = int(rest[1])
    else:
        later = time + ready[rest[0]]
        waited += later - time
        time = later
        print(rest[0], time)
print(time, max([time, *ready.values()]), waited)
