def is_valley(n, k):
    """Is crease k of a strip that was folded n times a valley?"""
    # your code here
    return True


n, q = map(int, input().split())
for _ in range(q):
    print("valley" if is_valley(n, int(input())) else "mountain")
