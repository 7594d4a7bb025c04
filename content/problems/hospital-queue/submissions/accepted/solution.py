import heapq
import sys

lines = sys.stdin.read().split("\n")
q = int(lines[0])
heap = []
urgency = {}
patients = 0
for line in lines[1 : q + 1]:
    event, *numbers = line.split()
    if event == "ARRIVE":
        patients += 1
        urgency[patients] = int(numbers[0])
        heapq.heappush(heap, (-urgency[patients], patients))
    elif event == "WORSE":
        patient, worse = map(int, numbers)
        if patient in urgency:
            urgency[patient] = worse
            heapq.heappush(heap, (-worse, patient))
    else:
        called = "nobody"
        while heap and called == "nobody":
            negative, patient = heapq.heappop(heap)
            if urgency.get(patient) == -negative:
                called = patient
                del urgency[patient]
        print(called)
