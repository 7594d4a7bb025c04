n = int(input())
output = [None]
following = [None]  # following[s] is the pair of next states, for input 0 and for input 1
for _ in range(n):
    shown, zero, one = map(int, input().split())
    output.append(shown)
    following.append((zero, one))

reached = needed = 0
# Your code here.

print(reached, needed)
