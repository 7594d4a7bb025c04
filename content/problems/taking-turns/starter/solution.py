n, q = map(int, input().split())
left = list(map(int, input().split()))
done = [0] * n

# your code here: find done[i], the moment at which process i is finished

for moment in done:
    print(moment)
