def safe(text):
    # Your code here.
    return text


n = int(input())
values = {}
for _ in range(n):
    name, _, value = input().partition("=")
    values[name] = value
template = input()

# Your code here: fill the places of the template.
print(safe(template))
