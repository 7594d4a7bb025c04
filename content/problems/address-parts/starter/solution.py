n = int(input())
for _ in range(n):
    address = input().strip()
    scheme = host = port = path = query = ""

    # Your code here: find the parts.

    print(scheme, host, port, path, query)
