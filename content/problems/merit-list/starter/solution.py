n = int(input())
for _ in range(n):
    name, marks, born = input().split()
    marks = int(marks)
    # Your code here: keep this student.

# Your code here: sort the students, and print rank and name of each.
