import sys

sys.setrecursionlimit(2000)
n, s = map(int, input().split())
word = input().strip()
letters = "abcdefghijklmnopqrstuvwxyz"[:s]
count = 0


def extend(code):
    global count
    if code.endswith(word):
        return
    if len(code) == n:
        count += 1
        return
    for letter in letters:
        extend(code + letter)


extend("")
print(count % 1_000_000_007)
