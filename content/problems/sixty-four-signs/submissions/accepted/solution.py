SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

for _ in range(int(input())):
    what, text = input().split()
    if what == "TO":
        bits = "".join(f"{byte:08b}" for byte in bytes.fromhex(text))
        bits += "0" * (-len(bits) % 6)
        out = "".join(SIGNS[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))
        print(out + "=" * (-len(out) % 4))
    else:
        bits = "".join(f"{SIGNS.index(sign):06b}" for sign in text.rstrip("="))
        print("".join(f"{int(bits[at : at + 8], 2):02x}" for at in range(0, len(bits) - 7, 8)))
