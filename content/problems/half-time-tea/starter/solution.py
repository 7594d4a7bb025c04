def to_minutes(time):
    hours, minutes = map(int, time.split(":"))
    return 0  # Your code here.


def to_time(minutes):
    return "00:00"  # Your code here.


n = int(input())
for _ in range(n):
    start, end = map(to_minutes, input().split())
    # Your code here: print the middle and the length.
