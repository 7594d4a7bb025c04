name, file, percent = input().split()
print(f'"{name}" saved C:\temp\\{file}')
print(f"name:\t{name}")
print(f"disk:\t{percent}% full")
