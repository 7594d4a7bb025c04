MARKS = '.,;:!?"()'


def words_of(line):
    """Return the words of a line, without the marks at their ends and in small letters."""
    pieces = [piece.strip(MARKS).lower() for piece in line.split()]
    return [word for word in pieces if word != ""]


def all_words():
    """Return all words of the text, in their order."""
    words = []
    for line in text:
        words += words_of(line)
    return words


def print_all(lines):
    """Print these lines, or that there are none."""
    for line in lines:
        print(line)
    if not lines:
        print("nothing")


def size():
    """Print how large the text is."""
    characters = sum([len(line) for line in text])
    print(f"{len(text)} lines, {len(all_words())} words, {characters} characters")


def average():
    """Print how long a word is on average."""
    words = all_words()
    if not words:
        print("nothing")
    else:
        letters = sum([len(word) for word in words])
        print(f"{letters / len(words):.2f}")


def longest(most):
    """Print the longest words, each once."""
    different = []
    for word in all_words():
        different.append(word)
    different.sort(key=lambda word: (-len(word), word))
    print_all([f"{len(word)} {word}" for word in different[:most]])


def find(word):
    """Print the numbers of the lines that have this word."""
    numbers = [str(i + 1) for i in range(len(text)) if word in words_of(text[i])]
    print(" ".join(numbers) if numbers else "nowhere")


def carry_out(words):
    """Carry out one command."""
    command = words[0]
    if command == "size":
        size()
    elif command == "average":
        average()
    elif command == "longest":
        longest(int(words[1]))
    elif command == "find":
        find(words[1])


text = [input() for _ in range(int(input()))]
for _ in range(int(input())):
    carry_out(input().split())
