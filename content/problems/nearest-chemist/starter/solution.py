import sys

shops = []  # the open chemists
for line in sys.stdin.readlines()[1:]:
    event, x = line.split()
    x = int(x)
    if event == "+":
        pass  # Your code here: the chemist at x opens.
    elif event == "-":
        pass  # Your code here: it closes.
    else:
        print("NONE")  # Your code here: the nearest one to x.
