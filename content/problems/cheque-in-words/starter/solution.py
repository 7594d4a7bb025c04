SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen "
    "fourteen fifteen sixteen seventeen eighteen nineteen"
).split()
TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()


def words(number):
    if number < 20:
        return SMALL[number]
    return ""  # Your code here.


n = int(input())
for _ in range(n):
    print(words(int(input())))
