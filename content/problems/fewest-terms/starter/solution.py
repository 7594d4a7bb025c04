def fewest(k, column):
    """The numbers of terms and letters of a shortest formula."""
    # Your code here.
    return 0, 0


t = int(input())
for _ in range(t):
    k, column = input().split()
    print(*fewest(int(k), column))
