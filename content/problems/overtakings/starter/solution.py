import sys

input = sys.stdin.readline

n = int(input())
start = list(map(int, input().split()))
finish = list(map(int, input().split()))

# Your code here: print the number of overtakings, and the cart that overtook the most.
