border = input()
n = len(border)
block = 1
while border[block:] != border[:n - block]:
    block += 1
print(block, n % block)
