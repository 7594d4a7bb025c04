n = int(input())
for _ in range(n):
    address = input().strip()
    address, _, query = address.partition("?"); address = address.split("#")[0]; query = query.split("#")[0]
    scheme, _, rest = address.partition("://")
    host, _, path = rest.partition("/")
    host, _, port = host.partition(":")
    if not port:
        port = "80" if scheme == "http" else "443"
    print(scheme, host, port, "/" + path, query or "-")
