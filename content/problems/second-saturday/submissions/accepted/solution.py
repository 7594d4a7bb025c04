from datetime import date, timedelta


def reason(day):
    """The reason why the bank is closed, or None."""
    if day.weekday() == 6:
        return "Sunday"
    if day.weekday() == 5 and 8 <= day.day <= 14:
        return "second Saturday"
    if day.weekday() == 5 and 22 <= day.day <= 28:
        return "fourth Saturday"
    if day in holidays:
        return "holiday"
    return None


h, q = map(int, input().split())
holidays = {date.fromisoformat(input().strip()) for _ in range(h)}
for _ in range(q):
    day = date.fromisoformat(input().strip())
    why = reason(day)
    if why is None:
        print("open")
        continue
    while reason(day) is not None:
        day += timedelta(days=1)
    print(f"{why}, next: {day}")
