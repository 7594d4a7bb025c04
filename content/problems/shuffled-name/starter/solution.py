def words(letters):
    """How many different words the letters form."""
    return 0  # your code here


name, k = input().split()
k = int(k)

# your code here

print("too short")
