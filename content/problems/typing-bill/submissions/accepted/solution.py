import sys

lines = 0
words = 0
characters = 0
for line in sys.stdin:
    lines += 1
    for word in line.split():
        words += 1
        characters += len(word)
sheets = (lines + 24) // 25
paise = 5 * characters + 200 * sheets
print(f"{lines} lines, {words} words, {characters} characters")
print(f"{sheets} sheets, Rs {paise // 100}.{paise % 100:02d}")
