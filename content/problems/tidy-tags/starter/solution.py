page = input().strip()
tags = page.strip("<>").split("><")  # such as "ul", "/ul" or "br/"

deepest = 0
for number, tag in enumerate(tags, 1):
    # Your code here.
    pass

print("ok", deepest)
