n = int(input())
boxes = list(map(int, input().split()))

# Your code here: move the full boxes to the left, then print the shelf and the number of moves.
