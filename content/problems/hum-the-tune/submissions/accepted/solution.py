n, m = map(int, input().split())
song = list(map(int, input().split()))
humming = list(map(int, input().split()))
never = float("inf")
error = [0] + [never] * m
for pitch in song:
    row = [never]
    for j, hummed in enumerate(humming):
        row.append(min(row[j], error[j], error[j + 1]) + abs(pitch - hummed))
    error = row
print(error[m])
