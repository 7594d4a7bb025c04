input()
children = sorted(map(int, input().split()))
sweaters = sorted(map(int, input().split()))
child = sweater = given = 0
while child < len(children) and sweater < len(sweaters):
    if sweaters[sweater] < children[child]:
        sweater += 1
    elif sweaters[sweater] > children[child] + 4:
        child += 1
    else:
        given += 1
        child += 1
        sweater += 1
print(given)
print(len(sweaters) - given)
