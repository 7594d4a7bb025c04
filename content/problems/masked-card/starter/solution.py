card = input()
result = ""

# your code here

print(result)
