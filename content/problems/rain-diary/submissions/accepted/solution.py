n = int(input())
dry = longest = began = 0
for day, rain in enumerate(map(int, input().split()), start=1):
    dry = 0 if rain > 0 else dry + 1
    if dry > longest:
        longest = dry
        began = day - dry + 1
print(longest, began)
