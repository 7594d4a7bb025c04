def forward(x, k):
    return (x << k | x >> (16 - k)) & 0xFFFF


x, n = map(int, input().split())
for _ in range(n):
    command, k = input().split()
    k = int(k)
    if command == "forward":
        x = forward(x, k % 16)
    elif command == "back":
        x = forward(x, 16 - k % 16)
    else:
        x ^= 1 << k
    print(x, bin(x).count("1"))
