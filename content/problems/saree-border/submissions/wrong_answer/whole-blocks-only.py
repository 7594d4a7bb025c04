border = input()
n = len(border)
block = 1
while n % block != 0 or border[:block] * (n // block) != border:
    block += 1
print(block, n % block)
