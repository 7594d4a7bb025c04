import sys

words = sys.stdin.read().split()
amounts = [int(word) for word in words if word.isdigit()]
print(len(amounts), sum(amounts), max(amounts, default=0))
