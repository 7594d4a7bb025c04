n = int(input())
gold = silver = 0
golds = silvers = 0
for _ in range(n):
    distance = int(input())
    if distance > gold:
        silver = gold
        silvers = golds
        gold = distance
        golds = 1
    elif distance == gold:
        golds += 1
    elif distance > silver:
        silver = distance
        silvers = 1
    elif distance == silver:
        silvers += 1
print(gold, golds)
if silvers > 0:
    print(silver, silvers)
else:
    print("no silver")
