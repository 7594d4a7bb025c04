n, place = map(int, input().split())
note = [None] + list(map(int, input().split()))
step_at = {}
while place != 0 and place not in step_at:
    step_at[place] = len(step_at)
    place = note[place]
circle = 0
if place != 0:
    circle = len(step_at) - step_at[place]
print(len(step_at) + (place == 0), circle)
