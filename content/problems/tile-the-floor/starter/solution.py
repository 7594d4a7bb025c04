l, w, t, k = map(int, input().split())

# Your code here: count the tiles, then the boxes, and print the boxes and the tiles left over.
