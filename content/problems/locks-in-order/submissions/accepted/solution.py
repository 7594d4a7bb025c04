n, q = map(int, input().split())
holds = {thread: set() for thread in range(1, n + 1)}
broken = {}
for line in range(1, q + 1):
    thread, what, lock = input().split()
    own = holds[int(thread)]
    lock = int(lock)
    if what == "release":
        own.remove(lock)
        continue
    if own and max(own) > lock:
        broken.setdefault(int(thread), line)
    own.add(lock)
for thread in sorted(broken):
    print(thread, broken[thread])
if not broken:
    print("safe")
