plan = input().strip()
print(1 + sum(1 for a, b in zip(plan, plan[1:]) if a != b))
