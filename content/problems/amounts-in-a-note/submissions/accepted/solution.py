import re
import sys

words = re.findall("[A-Za-z0-9]+", sys.stdin.read())
amounts = [int(word) for word in words if word.isdigit()]
print(len(amounts), sum(amounts), max(amounts, default=0))
