from collections import deque

n, q = map(int, input().split())
left = list(map(int, input().split()))
done = [0] * n
ready = deque(range(n))
clock = 0
while ready:
    i = ready.popleft()
    turn = min(left[i], q)
    clock += turn
    left[i] -= turn
    if left[i] > 0:
        ready.append(i)
    else:
        done[i] = clock
print("\n".join(map(str, done)))
