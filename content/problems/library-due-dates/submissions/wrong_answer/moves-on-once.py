from datetime import date, timedelta

h, q = map(int, input().split())
holidays = {date.fromisoformat(input()) for _ in range(h)}
for _ in range(q):
    borrowed, days = input().split()
    due = date.fromisoformat(borrowed) + timedelta(days=int(days))
    if due.weekday() == 6 or due in holidays:
        due += timedelta(days=1)
    print(due, due.strftime("%a"))
