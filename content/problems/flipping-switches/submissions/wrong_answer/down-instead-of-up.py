a, b = map(int, input().split())
different = a ^ b
print(bin(different).count("1"), bin(different & a).count("1"))
