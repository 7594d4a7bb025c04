n, a, b = map(int, input().split())
forward = (b - a) % n
back = n - forward
if forward == 0:
    print("here")
elif forward < back:
    print("forward", forward)
elif back < forward:
    print("back", back)
else:
    print("either", forward)
