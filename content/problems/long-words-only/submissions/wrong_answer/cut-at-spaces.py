import sys


def words_of(text):
    word = ""
    for character in text.lower():
        if "a" <= character <= "z":
            word += character
        else:
            yield word
            word = ""
    yield word


k, m = map(int, input().split())
long_words = set(filter(lambda word: len(word) >= k, sys.stdin.read().lower().split()))
in_order = sorted(long_words, key=lambda word: (-len(word), word))
for word in in_order[:m]:
    print(word)
print(len(in_order))
