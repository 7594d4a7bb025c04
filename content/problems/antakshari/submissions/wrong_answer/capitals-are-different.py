n = int(input())
answer = "no mistake"
songs = []
for i in range(1, n + 1):
    song = input().strip()
    if songs and song[0] != songs[-1][-1]:
        answer = f"wrong letter {i}"
        break
    if song in songs:
        answer = f"repeated {i}"
        break
    songs.append(song)
print(answer)
