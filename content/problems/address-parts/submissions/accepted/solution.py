n = int(input())
for _ in range(n):
    address = input().strip().split("#", 1)[0]
    address, _, query = address.partition("?")
    scheme, _, rest = address.partition("://")
    host, _, path = rest.partition("/")
    host, _, port = host.partition(":")
    if not port:
        port = "80" if scheme == "http" else "443"
    print(scheme, host, port, "/" + path, query or "-")
