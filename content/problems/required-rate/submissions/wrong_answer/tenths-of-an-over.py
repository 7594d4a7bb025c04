target, made = map(int, input().split())
overs = int(input())
done = float(input())
runs = target - made
balls = int(6 * overs - 6 * done)
tenths = (60 * runs + balls - 1) // balls
print(f"{runs} runs from {balls} balls")
print(f"{tenths // 10}.{tenths % 10}")
