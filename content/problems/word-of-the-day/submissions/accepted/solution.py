count = {}
for _ in range(int(input())):
    for part in input().lower().split():
        word = part.strip(".,;:!?")
        if len(word) >= 4:
            count[word] = count.get(word, 0) + 1
if count:
    best = min(count, key=lambda word: (-count[word], word))
    print(best, count[best])
else:
    print("silence")
