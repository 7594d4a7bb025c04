class Fault(Exception):
    pass


def check(line):
    """The marks of a correct line."""
    raise Fault("FIELDS")  # Your code here.


n = int(input())
correct = total = 0
for i in range(1, n + 1):
    try:
        total += check(input())
        correct += 1
    except Fault as fault:
        print(i, fault)
print(correct, total // correct if correct > 0 else "-")
