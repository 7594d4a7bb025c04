n, t = map(int, input().split())
need = list(map(int, input().split()))
print(max(max(need), -(-sum(need) // t)))
