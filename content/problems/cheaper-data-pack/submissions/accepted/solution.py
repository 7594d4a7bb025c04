use = int(input())
price_a, included_a, extra_a = map(int, input().split())
price_b, included_b, extra_b = map(int, input().split())

# What each pack costs; -1 if it does not cover the use
cost_a = price_a
if use > included_a:
    cost_a = price_a + (use - included_a) * extra_a if extra_a > 0 else -1
cost_b = price_b
if use > included_b:
    cost_b = price_b + (use - included_b) * extra_b if extra_b > 0 else -1

if cost_a < 0 and cost_b < 0:
    print("none")
elif cost_b < 0:
    print("A", cost_a)
elif cost_a < 0:
    print("B", cost_b)
elif cost_a < cost_b or cost_a == cost_b and included_a > included_b:
    print("A", cost_a)
elif cost_b < cost_a or included_b > included_a:
    print("B", cost_b)
else:
    print("either", cost_a)
