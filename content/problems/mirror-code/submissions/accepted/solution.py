a, b, c = input().strip().split("-")
first = ord(a) - ord("A") + 1
second = ord(b) - ord("A") + 1
third = ord(c) - ord("A") + 1
print(chr(ord("z") - first + 1), chr(ord("z") - second + 1), chr(ord("z") - third + 1), sep="-")
print(f"{first:02d}-{second:02d}-{third:02d}")
print(f"{(first + 2 * second + 3 * third) % 97:02d}")
