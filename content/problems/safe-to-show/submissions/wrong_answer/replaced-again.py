SAFE = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}

values = {}
for _ in range(int(input())):
    name, _, value = input().partition("=")
    values[name] = value

page = input()
for name, value in values.items():
    page = page.replace("{!" + name + "}", value)
    page = page.replace("{" + name + "}", "".join(SAFE.get(c, c) for c in value))
print(page)
