q = int(input())
for _ in range(q):
    sign, x = input().split()
    x = int(x)
    # Your code here: carry out this change and print the middle price, or closed.
