threshold, w, n = map(int, input().split())
window = 1
sent = []
for event in input().split():
    sent.append(min(window, w))
    if event == "ok":
        if window < threshold:
            window = min(2 * window, threshold)
        else:
            window += 1
    else:
        threshold = max(window // 2, 2)
        window = 1
print(*sent)
print(window, threshold)
