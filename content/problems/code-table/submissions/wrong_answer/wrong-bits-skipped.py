n = int(input())
table = [input().split() for _ in range(n)]
message = input()


def unclear():
    for x, code in table:
        for y, other in table:
            if x != y and other.startswith(code):
                return f"unclear {x} {y}"
    return None


problem = unclear()
if problem:
    print(problem)
else:
    letters = {code: letter for letter, code in table}
    text = []
    read = 0
    for end in range(1, len(message) + 1):
        piece = message[read:end]
        if piece in letters:
            text.append(letters[piece])
            read = end
        elif not any(code.startswith(piece) for code in letters):
            read = end
    print("".join(text) or "-")
    print(len(message) - read)
