number, name, hour, minute, platform = input().split()
number = int(number)
hour = int(hour)
minute = int(minute)
platform = int(platform)

# Your code here: give each value its width.
print(f"{number} {name} {hour}:{minute} {platform}")
