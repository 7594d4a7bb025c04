garland = input().strip()
begin = 0
while True:
    left = begin
    right = len(garland) - 1
    while left < right and garland[left] == garland[right]:
        left += 1
        right -= 1
    if left >= right:
        break
    begin += 1
print(begin)
