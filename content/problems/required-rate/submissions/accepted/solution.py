target, made = map(int, input().split())
overs = int(input())
bowled, extra = map(int, input().split("."))
runs = target - made
balls = 6 * overs - (6 * bowled + extra)
tenths = (60 * runs + balls - 1) // balls
print(f"{runs} runs from {balls} balls")
print(f"{tenths // 10}.{tenths % 10}")
