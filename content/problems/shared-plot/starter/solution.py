n = int(input())
for _ in range(n):
    x1, y1, x2, y2 = map(int, input().split())
    # Your code here: make the shared piece smaller if you must.

# Your code here: print the shared piece and its area, or no quarrel.
