SAFE = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}

values = {}
for _ in range(int(input())):
    name, _, value = input().partition("=")
    values[name] = value

start, *places = input().split("{")
page = start
for place in places:
    name, _, rest = place.partition("}")
    if name.startswith("!"):
        page += values[name[1:]]
    else:
        page += "".join(SAFE.get(c, c) for c in values.get(name, ""))
    page += rest
print(page)
