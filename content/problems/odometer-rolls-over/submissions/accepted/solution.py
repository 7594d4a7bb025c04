d, a, b = map(int, input().split())
all_numbers = 10 ** d
distance = (b - a) % all_numbers
print(f"{distance} {(b + distance) % all_numbers:0{d}d}")
