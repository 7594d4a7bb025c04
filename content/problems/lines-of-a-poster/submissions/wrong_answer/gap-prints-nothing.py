def line(width=20, sign="-"):
    print(sign * int(width))


def title(text, width=20):
    print(" " * ((int(width) - len(text)) // 2) + text)


def gap(lines=1):
    print("\n" * (int(lines) - 1), end="")


commands = {"line": line, "title": title, "gap": gap}
for _ in range(int(input())):
    kind, *arguments = input().split()
    commands[kind](*arguments)
