n, q = map(int, input().split())
records = {}
for _ in range(n):
    server, kind, name, value = input().split()
    records[server, kind, name] = value


def delegated(server, name):
    """The server for the longest domain that the name is or is below."""
    parts = name.split(".")
    for i in range(len(parts)):
        domain = ".".join(parts[i:])
        if (server, "NS", domain) in records:
            return records[server, "NS", domain]
    return None


def resolve(name):
    server = "root"
    asked = []
    while len(asked) < 20:
        asked.append(server)
        if (server, "A", name) in records:
            return records[server, "A", name], asked
        if (server, "CNAME", name) in records:
            name = records[server, "CNAME", name]
            server = "root"
            continue
        server = delegated(server, name)
        if server is None:
            return "unknown", asked
    return "loop", asked


for _ in range(q):
    answer, asked = resolve(input())
    print(answer, *asked)
