size, pages, q = map(int, input().split())
table = []
for _ in range(pages):
    frame, right = input().split()
    table.append((int(frame), right))
for _ in range(q):
    how, address = input().split()
    page, offset = divmod(int(address), size)
    if page > pages or page < pages and (how == "W" and table[page][1] == "R"):
        print("segmentation fault")
    elif page == pages or table[page][0] < 0:
        print("page fault")
    else:
        print(table[page][0] * size + offset)
