from itertools import groupby

words = [input() for _ in range(int(input()))]
words.sort(key=lambda word: word[:-3:-1])
for _, group in groupby(words, key=lambda word: word[-2:]):
    print(*group)
