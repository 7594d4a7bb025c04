owner = ""
times = 0  # how often the owner has to give it back
queue = []
for _ in range(int(input())):
    command, name = input().split()
    if command == "take":
        if times == 0:
            owner = name
            times = 1
            print(name, "has the key")
        elif owner == name:
            times += 1
            print(name, "has it", times, "times")
        elif name in queue:
            print(name, "waits already")
        else:
            queue.append(name)
            print(name, "waits")
    elif times == 0 or owner != name:
        print(name, "does not have it")
    else:
        times -= 1
        if times > 0:
            print(name, "keeps it")
        elif not queue:
            print(name, "gives it back")
        else:
            owner = queue.pop(0)
            times = 1
            print(name, "gives it to", owner)
