import sys

joined = ""
goes_on = False
for number, line in enumerate(sys.stdin, start=1):
    line = line.removesuffix("\n")
    if not goes_on:
        first = number
    goes_on = line.endswith("\\")
    joined += line.removesuffix("\\")
    if not goes_on:
        print(f"{first}: {joined}")
        joined = ""
if goes_on:
    print(f"{first}: {joined}")
