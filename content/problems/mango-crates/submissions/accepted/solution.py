def answer(crates, fits):
    weights = []
    for weight, day in crates:
        if fits(weight, day):
            weights.append(weight)
    print(len(weights), sum(weights))


crates = []
for _ in range(int(input())):
    weight, day = map(int, input().split())
    crates.append((weight, day))
for _ in range(int(input())):
    kind, *numbers = input().split()
    first = int(numbers[0])
    last = int(numbers[-1])
    if kind == "heavy":
        answer(crates, lambda weight, day: weight >= first)
    elif kind == "fresh":
        answer(crates, lambda weight, day: day >= first)
    elif kind == "both":
        answer(crates, lambda weight, day: weight >= first and day >= last)
    else:
        answer(crates, lambda weight, day: day == first)
