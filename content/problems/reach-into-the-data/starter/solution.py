document = input()

q = int(input())
for _ in range(q):
    path = input().strip()

    # Your code here: read the document (you may use the module json), and follow the path.
    print("missing")
