a, b, c = map(int, input().split())
s, m, d = map(int, input().split())

stairs = 0
lift = 0
# Your code here: work out how long both ways take, then decide.

print("STAIRS", stairs)
