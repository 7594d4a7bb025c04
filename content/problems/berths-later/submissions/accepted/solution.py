coach, berth, k = input().split()
place = ((ord(coach) - ord("A")) * 72 + int(berth) - 1 + int(k)) % (26 * 72)
print(chr(ord("A") + place // 72), place % 72 + 1)
