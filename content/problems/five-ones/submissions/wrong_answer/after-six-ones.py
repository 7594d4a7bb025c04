FLAG = "01111110"

for _ in range(int(input())):
    what, bits = input().split()
    if what == "SEND":
        print(FLAG + bits.replace("111111", "1111101") + FLAG)
        continue
    frames = bits.split(FLAG)[1:-1]
    data = [frame.replace("111110", "11111") for frame in frames]
    print(len(data), *data)
