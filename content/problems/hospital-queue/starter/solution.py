q = int(input())
for _ in range(q):
    event = input().split()
    # Your code here: ARRIVE is followed by u, WORSE by p and u.
