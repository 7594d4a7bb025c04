n = int(input())
count = {}
for _ in range(n):
    for part in input().split():
        pass  # your code here: part is one word of the speech, marks and all
print("silence")
