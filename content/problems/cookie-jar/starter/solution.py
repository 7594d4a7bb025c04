q = int(input())
jar = {}
for _ in range(q):
    kind, time, *words = input().split()
    time = int(time)
    if kind == "SET":
        name, value, path, age = words

        # Your code here: put the cookie into the jar.
    else:
        path = words[0]

        # Your code here: print the cookies that fit.
        print("none")
