n, k = map(int, input().split())
songs = list(map(int, input().split()))

hits = 0
for song in songs:
    pass  # Your code here: play the song and keep the list of the last k.

print(hits)
