names = input().strip(" ").split(" ")
initials = [name[:1].upper() + "." for name in names[:-1]]
print(*initials, names[-1].capitalize())
