song = input().strip()
refrain = input().strip()
m = len(refrain)
places = []
for i in range(len(song) - m + 1):
    k = 0
    while k < m and song[i + k] == refrain[k]:
        k += 1
    if k == m:
        places.append(i + 1)
if places:
    print(len(places), places[0], places[-1])
else:
    print(0)
