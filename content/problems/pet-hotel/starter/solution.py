class Pet:
    def __init__(self, weight):
        self.weight = weight

    # your code here


pets = {}
for _ in range(int(input())):
    what, *rest = input().split()
    if what == "NIGHT":
        pass  # your code here
    elif what == "COME":
        name, kind, weight = rest
        # your code here
    else:
        name = rest[0]
        # your code here
