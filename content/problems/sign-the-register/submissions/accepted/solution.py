names = input().split()
initials = [name[0].upper() + "." for name in names[:-1]]
print(*initials, names[-1].capitalize())
