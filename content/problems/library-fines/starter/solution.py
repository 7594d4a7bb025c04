n = int(input())
for _ in range(n):
    reader, due, returned = input().split()
    reader = int(reader)
    # Your code here: add the fine to what this reader owes.

# Your code here: print what each reader owes, or no fines.
