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
    different = sorted(counts(), key=lambda word: (-len(word), word))
    print_all([f"{len(word)} {word}" for word in different[:most]])


def counts():
    """Return how often each word stands in the text, as a dictionary."""
    result = {}
    for word in all_words():
        result[word] = result.get(word, 0) + 1
    return result


def top_words(most):
    """Return the most frequent words that are not left out."""
    count = counts()
    words = [word for word in count if word not in left_out]
    return sorted(words, key=lambda word: (-count[word], word))[:most]


def top(most):
    """Print the most frequent words that are not left out."""
    count = counts()
    print_all([f"{count[word]} {word}" for word in top_words(most)])


def variety():
    """Print how many words are different, and how many stand only once."""
    count = counts()
    once = [word for word in count if count[word] == 1]
    print(f"{len(count)} different, {len(once)} only once")


def common(first, second):
    """Print the words that two lines have in common."""
    for number in (first, second):
        if number > len(text):
            print(f"no line {number}")
            return
    print_all(sorted(set(words_of(text[first - 1])) & set(words_of(text[second - 1]))))


def leave_out(word):
    """Leave a word out of the most frequent ones from now on."""
    left_out.append(word)
    print(f"{len(left_out)} left out")


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
    elif command == "count":
        print(f"{words[1]}: {counts().get(words[1], 0)}")
    elif command == "top":
        top(int(words[1]))
    elif command == "variety":
        variety()
    elif command == "common":
        common(int(words[1]), int(words[2]))
    elif command == "leave":
        leave_out(words[1])


left_out = []
text = [input() for _ in range(int(input()))]
for _ in range(int(input())):
    carry_out(input().split())
