border = input()
n = len(border)
for block in range(1, n + 1):
    fits = True
    for i in range(block, n):
        if border[i] != border[i - block]:
            fits = False
            break
    if fits:
        print(block, n % block)
        break
