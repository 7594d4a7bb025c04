words = [input().strip() for _ in range(3)]
columns = max(len(word) for word in words)
begins = {word[0] for word in words}
digit_of = {}
solutions = 0
best = None


def number(word):
    value = 0
    for letter in word:
        value = 10 * value + digit_of[letter]
    return value


def go_on(column, word, total, digit):
    """Goes on to the next question after the word has got its digit in this column."""
    if word < 2:
        solve(column, word + 1, total + digit)
    elif total % 10 == digit:
        solve(column + 1, 0, total // 10)


def solve(column, word, total):
    """Asks for the digit of a word in a column, counted from the right. The column has the given total so far."""
    global solutions, best
    if column == columns:
        if total == 0:
            found = (number(words[0]), number(words[1]))
            if best is None or found < best:
                best = found
            solutions += 1
        return
    at = len(words[word]) - 1 - column
    if at < 0:
        go_on(column, word, total, 0)
        return
    letter = words[word][at]
    if letter in digit_of:
        go_on(column, word, total, digit_of[letter])
        return
    for digit in range(10):
        if digit in digit_of.values() or (digit == 0 and letter in begins):
            continue
        digit_of[letter] = digit
        go_on(column, word, total, digit)
        del digit_of[letter]


solve(0, 0, 0)
print(solutions)
if solutions > 0:
    print(best[0], "+", best[1], "=", best[0] + best[1])
