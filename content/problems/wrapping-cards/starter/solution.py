page, gap, n = map(int, input().split())
total = 0
for _ in range(n):
    width, height = map(int, input().split())

    # Your code here: does the card fit into the current line?

print(total)
