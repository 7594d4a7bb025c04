n = int(input())
success = redirect = client_fault = server_fault = 0
worst = "none"
for _ in range(n):
    method, path, status = input().split()
    status = int(status)

    # Your code here: count this answer, and remember the path if the server failed.

print(success, redirect, client_fault, server_fault)
print(worst)
