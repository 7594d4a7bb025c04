def tenths_of(digits):
    """The reading in tenths of a degree."""
    # Your code here.
    return 0


n = int(input())
for _ in range(n):
    tenths = tenths_of(input().strip())
    print(tenths)  # Print degrees instead.
