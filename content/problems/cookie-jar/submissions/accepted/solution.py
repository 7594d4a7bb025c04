def fits(cookie_path, path):
    return cookie_path == "/" or path == cookie_path or path.startswith(cookie_path + "/")


jar = {}  # (name, path) to (value, end); a key that is there already keeps its place
for _ in range(int(input())):
    kind, time, *words = input().split()
    time = int(time)
    jar = {key: (value, end) for key, (value, end) in jar.items() if end > time}
    if kind == "SET":
        name, value, path, age = words
        jar[name, path] = (value, float("inf") if age == "-" else time + int(age))
    else:
        sent = [(name, path, value) for (name, path), (value, _) in jar.items() if fits(path, words[0])]
        sent.sort(key=lambda cookie: len(cookie[1]), reverse=True)
        print("; ".join(f"{name}={value}" for name, _, value in sent) or "none")
