h, m = map(int, input().split())
opens = h * 60 + m
h, m = map(int, input().split())
closes = h * 60 + m
h, m = map(int, input().split())
now = h * 60 + m
print("open" if opens == closes or opens <= now < closes else "closed")
