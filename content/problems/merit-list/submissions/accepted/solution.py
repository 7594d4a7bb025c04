n = int(input())
students = []
for _ in range(n):
    name, marks, born = input().split()
    day, month, year = born.split("/")
    students.append((-int(marks), year + month + day, name))
students.sort()
rank = 1
for place, (marks, born, name) in enumerate(students, start=1):
    if place > 1 and marks != students[place - 2][0]:
        rank = place
    print(rank, name)
