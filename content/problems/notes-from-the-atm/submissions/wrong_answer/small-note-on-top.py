amount = int(input())
rest = amount // 100
print("500:", rest // 5)
rest = rest % 5
print("200:", rest // 2)
print("100:", rest % 2 + 1)
