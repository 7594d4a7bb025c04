text = input()
words = text.count(" ") + 1
length = len(text)
if length <= 160:
    parts = 1
else:
    parts = (length + 152) // 153
print(words, length, parts)
