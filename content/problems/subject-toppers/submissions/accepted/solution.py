subjects = {}
students = {}
for _ in range(int(input())):
    student, subject, marks = input().split()
    subjects.setdefault(subject, {})[student] = int(marks)
    students.setdefault(student, []).append(int(marks))

for subject, group in sorted(subjects.items()):
    marks = group.values()
    passed = sum(mark >= 35 for mark in marks)
    toppers = sorted(student for student in group if group[student] == max(marks))
    print(subject, len(group), sum(marks) // len(group), passed, *toppers)

clear = sorted(student for student, marks in students.items() if min(marks) >= 35)
print("all clear", *(clear or ["nobody"]))
