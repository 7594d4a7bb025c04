f, n = map(int, input().split())
pages = list(map(int, input().split()))


def next_use(page, now):
    return pages.index(page, now) if page in pages[now:] else n


def run(name):
    frames, faults = [], 0  # in order of coming in, or of use
    for now, page in enumerate(pages):
        if page in frames:
            if name != "LRU":
                continue
            frames.remove(page)
        else:
            faults += 1
            if len(frames) == f:
                goes = frames[0]
                if name == "OPT":
                    goes = min(frames, key=lambda kept: (-next_use(kept, now), kept))
                frames.remove(goes)
        frames.append(page)
    print(name, faults, *sorted(frames))


for name in ("FIFO", "LRU", "OPT"):
    run(name)
