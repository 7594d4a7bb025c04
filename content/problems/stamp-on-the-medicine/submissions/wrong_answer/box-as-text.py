month, year, machine, box = input().split("-")
s = int(input())
month = ord(month) - ord("A") + 1
year = 2000 + int(year)
machine = ord(machine) - ord("A") + 1
print(f"made {month:02}/{year}")
print(f"use by {month:02}/{year + s}")
print(f"machine {machine} box {box}")
