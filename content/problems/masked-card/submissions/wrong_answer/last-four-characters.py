card = input()
hidden = "".join("*" if c.isdigit() else c for c in card[:-4])
print(hidden + card[-4:])
