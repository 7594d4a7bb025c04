def check(frame):
    """The line to print for a frame."""
    # Your code here: ok, fixed or lost?
    return "ok " + frame


n = int(input())
for _ in range(n):
    print(check(input().strip()))
