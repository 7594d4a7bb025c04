def leap_years_up_to(year):
    return year // 4 - year // 100 + year // 400


b, y = map(int, input().split())
print(leap_years_up_to(y) - leap_years_up_to(b))
