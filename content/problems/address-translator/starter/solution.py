size, pages, q = map(int, input().split())
table = []
for _ in range(pages):
    frame, right = input().split()
    table.append((int(frame), right))
for _ in range(q):
    how, text = input().split()
    address = int(text)
    # your code here
