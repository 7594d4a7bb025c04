h, w = map(int, input().split())
poster = [input().strip() for _ in range(h)]
orders = input().strip()

# Your code here: carry out one order after the other, then print the poster.
