MODULUS = 10**9 + 7

n, s = map(int, input().split())
packets = sorted(map(int, input().split()), reverse=True)
choices = [1] + [0] * s
for packet in packets:
    for t in range(packet, s + 1):
        choices[t] = (choices[t] + choices[t - packet]) % MODULUS
left = s
bought = 0
for packet in packets:
    bought += left // packet
    left %= packet
if left > 0:
    print("IMPOSSIBLE")
else:
    print(bought, choices[s])
