song = input().strip()
refrain = input().strip()
m = len(refrain)
border = [0, 0]
matched = 0
for letter in refrain[1:]:
    while matched and letter != refrain[matched]:
        matched = border[matched]
    if letter == refrain[matched]:
        matched += 1
    border.append(matched)

places = []
matched = 0
for i, letter in enumerate(song):
    while matched and letter != refrain[matched]:
        matched = border[matched]
    if letter == refrain[matched]:
        matched += 1
    if matched == m:
        places.append(i - m + 2)
        matched = 0
if places:
    print(len(places), places[0], places[-1])
else:
    print(0)
