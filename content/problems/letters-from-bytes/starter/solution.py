n = int(input())
data = bytes.fromhex(input())

start = 0
while start < n:
    # your code here: decode the character that begins here
    print(f"U+{data[start]:04X}")
    start += 1
