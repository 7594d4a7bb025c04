kitchen = input()
to_buy = set()
for _ in range(int(input())):
    dish, *recipe = input().split()
    missing = [thing for thing in recipe if thing not in kitchen]
    to_buy.update(missing)
    if missing:
        print(f"{dish}: buy", *missing)
    else:
        print(f"{dish}: ready")
print(len(to_buy))
