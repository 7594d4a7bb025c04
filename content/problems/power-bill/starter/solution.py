u = int(input())

# Your code here: find the slab of u and print the bill.
