d = int(input())
m = int(input())
p = float(input())
k = int(input())
litres = 2 * d / m
print(f"{litres:.2f}")
print(f"{litres * p / k:.2f}")
