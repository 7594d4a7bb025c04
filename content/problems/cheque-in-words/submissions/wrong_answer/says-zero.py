SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen "
    "fourteen fifteen sixteen seventeen eighteen nineteen"
).split()
TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()
UNITS = [(10_000_000, "crore"), (100_000, "lakh"), (1_000, "thousand"), (100, "hundred")]


def words(number):
    for size, name in UNITS:
        if number >= size:
            front, rest = divmod(number, size)
            return f"{words(front)} {name}" + f" {words(rest)}"
    if number < 20:
        return SMALL[number]
    tens, ones = divmod(number, 10)
    return TENS[tens] + (f"-{SMALL[ones]}" if ones > 0 else "")


for _ in range(int(input())):
    print(words(int(input())))
