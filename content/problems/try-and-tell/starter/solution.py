class Thrown(Exception):
    def __init__(self, name):
        self.name = name


n = int(input())
lines = [input().split() for _ in range(n)]


def run():
    pass  # Your code here: run the program. For an exception that leaves it, raise Thrown(name).


try:
    run()
    print("DONE")
except Thrown as thrown:
    print("STOPPED BY", thrown.name)
