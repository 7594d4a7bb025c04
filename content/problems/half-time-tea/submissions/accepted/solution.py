DAY = 24 * 60


def to_minutes(time):
    hours, minutes = map(int, time.split(":"))
    return 60 * hours + minutes


def to_time(minutes):
    return f"{minutes // 60:02}:{minutes % 60:02}"


for _ in range(int(input())):
    start, end = map(to_minutes, input().split())
    if end <= start:
        end += DAY
    print(to_time((start + end) // 2 % DAY), end - start)
