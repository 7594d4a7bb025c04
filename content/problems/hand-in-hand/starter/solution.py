q = int(input())
for _ in range(q):
    command = input().split()
    # Your code here: carry out the command (JOIN is followed by x and y, LEAVE by x).

# Your code here: print the chain from the front to the end, or nobody.
