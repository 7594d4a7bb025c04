hour, minute = map(int, input().split())
opens = hour * 60 + minute
hour, minute = map(int, input().split())
closes = hour * 60 + minute
hour, minute = map(int, input().split())
now = hour * 60 + minute

if opens < closes:
    is_open = opens <= now < closes
else:
    is_open = now >= opens or now < closes  # always true if the two times are equal
print("open" if is_open else "closed")
