hours, minutes = map(int, input().split(":"))
d = int(input())
time = (60 * hours + minutes + d) % 720
print(f"{time // 60:02}:{time % 60:02}")
