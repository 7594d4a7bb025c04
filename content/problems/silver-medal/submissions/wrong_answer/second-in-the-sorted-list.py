n = int(input())
throws = sorted(int(input()) for _ in range(n))
gold = throws[-1]
print(gold, throws.count(gold))
if n > 1:
    print(throws[-2], throws.count(throws[-2]))
else:
    print("no silver")
