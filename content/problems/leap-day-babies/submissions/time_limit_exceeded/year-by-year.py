def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


b, y = map(int, input().split())
print(sum(1 for year in range(b + 1, y + 1) if is_leap(year)))
