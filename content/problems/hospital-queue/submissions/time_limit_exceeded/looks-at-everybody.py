import sys

lines = sys.stdin.read().split("\n")
q = int(lines[0])
urgency = [0]  # 0: was called
for line in lines[1 : q + 1]:
    event, *numbers = line.split()
    if event == "ARRIVE":
        urgency.append(int(numbers[0]))
    elif event == "WORSE":
        patient, worse = map(int, numbers)
        if urgency[patient] > 0:
            urgency[patient] = worse
    else:
        most = max(urgency)
        patient = urgency.index(most)
        print(patient if most > 0 else "nobody")
        urgency[patient] = 0
