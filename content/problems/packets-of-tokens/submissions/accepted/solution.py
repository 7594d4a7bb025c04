NEVER = 10**6
MODULUS = 10**9 + 7

n, s = map(int, input().split())
fewest = [0] + [NEVER] * s
choices = [1] + [0] * s
for packet in map(int, input().split()):
    for t in range(packet, s + 1):
        fewest[t] = min(fewest[t], fewest[t - packet] + 1)
        choices[t] = (choices[t] + choices[t - packet]) % MODULUS
if fewest[s] == NEVER:
    print("IMPOSSIBLE")
else:
    print(fewest[s], choices[s])
