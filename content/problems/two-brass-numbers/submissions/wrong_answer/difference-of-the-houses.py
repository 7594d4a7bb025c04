a = input()
b = input()
gate = a + b
other = b + a
print("gate:", gate)
print("other way:", other)
print("difference:", int(b) - int(a))
print("sum:", int(a) + int(b))
