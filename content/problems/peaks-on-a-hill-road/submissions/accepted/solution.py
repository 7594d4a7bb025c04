n = int(input())
last = int(input())
peaks = 0
climbing = False
for i in range(2, n + 1):
    height = int(input())
    if height > last:
        climbing = True
    if height < last:
        if climbing:
            peaks += 1
        climbing = False
    last = height
print(peaks)
