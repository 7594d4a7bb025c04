threshold, w, n = map(int, input().split())
window = 1
sent = []
for event in input().split():
    sent.append(min(window, w))
    if event == "ok":
        if window < threshold:
            window = 2 * window
        else:
            window += 1
    else:
        threshold = max(window // 2, 2)
        window = threshold if event == "dup" else 1
print(*sent)
print(window, threshold)
