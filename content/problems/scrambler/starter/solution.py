n, k = map(int, input().split())
taps = list(map(int, input().split()))
cells = input().strip()

once = ring = 0
sent = ""
# Your code here.

print(once, ring)
print(sent)
