n = int(input())
data = list(map(int, input().split()))
for start in range(0, n, 8):
    row = data[start:start + 8]
    digits = " ".join(f"{b:02x}" for b in row)
    shown = "".join(chr(b) if 32 <= b <= 126 else "." for b in row)
    print(f"{start:04x}  {digits:23}  |{shown}|")
