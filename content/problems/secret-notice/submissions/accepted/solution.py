from string import ascii_lowercase

notice = input()


def decipher(k):
    clear = ""
    for c in notice:
        if c.isalpha():
            first = ord("a") if c.islower() else ord("A")
            c = chr(first + (ord(c) - first - k) % 26)
        clear += c
    return clear


for k in range(len(ascii_lowercase)):
    if "tea" in decipher(k).lower():
        print(k)
        print(decipher(k))
        break
else:
    print("no tea")
