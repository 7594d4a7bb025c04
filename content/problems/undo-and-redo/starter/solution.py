q = int(input())
for _ in range(q):
    command = input().split()
    # Your code here: carry out the command (TYPE is followed by a word).

# Your code here: print the words of the text, or (empty).
