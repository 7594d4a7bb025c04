n, a, b = map(int, input().split())
forward = abs(b - a)
back = n - forward
if forward == 0:
    print("here")
elif forward == back:
    print("either", forward)
elif forward < back:
    print("forward", forward)
else:
    print("back", back)
