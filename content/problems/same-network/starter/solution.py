for _ in range(int(input())):
    machine, receiver = input().split()
    address, prefix = machine.split("/")
    # your code here
