composition = input()
q = int(input())
places = list(map(int, input().split()))


def beat_at(k):
    return "-"  # Your code here. It may be wise to read the composition only once, before all questions.


print("".join(beat_at(k) for k in places))
