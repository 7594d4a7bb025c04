HEX = set("0123456789abcdefABCDEF")


def decoded(text):
    result = ""
    at = 0
    while at < len(text):
        digits = text[at + 1 : at + 3]
        if text[at] == "%" and len(digits) == 2 and set(digits) <= HEX:
            result += chr(int(digits, 16))
            at += 3
        else:
            result += text[at].replace("+", " ")
            at += 1
    return result


pieces = [piece for piece in decoded(input().strip()).split("&") if piece]
for piece in pieces:
    name, _, value = piece.partition("=")
    print(name, "=", value)
if not pieces:
    print("empty")
