MOD = 1_000_000_007
n, s = map(int, input().split())
word = input().strip()
m = len(word)
letters = "abcdefghijklmnopqrstuvwxyz"[:s]


def state_after(text):
    """The length of the longest prefix of the word with which the text ends."""
    return max(length for length in range(min(m, len(text)) + 1) if text.endswith(word[:length]))


following = [[state_after(word[:state] + letter) for letter in letters] for state in range(m)]
ways = [1] + [0] * m
for _ in range(n):
    codes = [0] * (m + 1)
    for state in range(m):
        if ways[state] > 0:
            for other in following[state]:
                codes[other] += ways[state]
    ways = [count % MOD for count in codes]
print(sum(ways[:m]) % MOD)
