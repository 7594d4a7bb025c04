coach, berth, k = input().split()
place = (ord(coach) - ord("A")) * 72 + int(berth) - 1 + int(k)
print(chr((ord("A") + place // 72) % 128), place % 72 + 1)
