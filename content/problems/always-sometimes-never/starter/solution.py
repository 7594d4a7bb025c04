def value_of(formula, inputs):
    """The value of the formula, when `inputs` says what each letter is."""
    # Your code here.
    return 0


n = int(input())
for _ in range(n):
    formula = input().strip()
    count = 0

    # Your code here: try all combinations of the letters that occur.
    count += value_of(formula, {})

    print("sometimes", count)
