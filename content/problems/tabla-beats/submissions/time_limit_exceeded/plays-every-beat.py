text = input()
place = 0


def read_parts():
    global place
    parts = []
    while place < len(text) and text[place] != ")":
        start = place
        while text[place].isdigit():
            place += 1
        times = int(text[start:place] or "1")
        content = text[place]
        place += 1
        if content == "(":
            content = read_parts()
            place += 1
        parts.append((times, content))
    return parts


def beats(parts):
    for times, content in parts:
        for _ in range(times):
            if isinstance(content, str):
                yield content
            else:
                yield from beats(content)


composition = read_parts()
input()
out = ""
for k in map(int, input().split()):
    found = "-"
    for place, beat in enumerate(beats(composition), start=1):
        if place == k:
            found = beat
            break
    out += found
print(out)
