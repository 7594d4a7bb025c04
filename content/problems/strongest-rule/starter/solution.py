n = int(input())
winner, strength = 1, (0, 0, 0)
for rule in range(1, n + 1):
    line = input()
    marked = line.startswith("! ")
    selector = line[2:] if marked else line

    # Your code here: count, and compare with the best so far.

print(winner, *strength)
