k, t = map(int, input().split())

row = "A"
seat = t
# Your code here: find the row and the seat in it.

print(f"{row}{seat}")
