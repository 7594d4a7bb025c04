import csv
import json
import re
from collections import Counter

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
    """Return how often each word stands in the text."""
    return Counter(all_words())


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
    left_out.add(word)
    print(f"{len(left_out)} left out")


def find(word):
    """Print the numbers of the lines that have this word."""
    numbers = [str(i + 1) for i in range(len(text)) if word in words_of(text[i])]
    print(" ".join(numbers) if numbers else "nowhere")


def read_file(name):
    """Return the lines of a file, or raise a ValueError if there is none."""
    try:
        with open(name, encoding="utf-8") as file:
            return [line.strip("\n") for line in file]
    except FileNotFoundError:
        raise ValueError(f"no file {name}")


def save(name):
    """Write the text into a file, in place of what was in it."""
    with open(name, "w", encoding="utf-8") as file:
        for line in text:
            print(line, file=file)
    print(f"saved {len(text)} lines")


def open_text(name):
    """Go on with the text of a file."""
    text[:] = read_file(name)
    print(f"opened {len(text)} lines")


def add_line(line):
    """Add a line to the text."""
    text.append(line)
    print(f"{len(text)} lines")


def compare(name):
    """Print how many words this text and that of a file have in common."""
    here = set(all_words())
    there = set()
    for line in read_file(name):
        there.update(words_of(line))
    print(f"both {len(here & there)}, only here {len(here - there)}, only there {len(there - here)}")


def places():
    """Yield the number of its line and the word, for each word of the text."""
    for i, line in enumerate(text):
        for word in words_of(line):
            yield i + 1, word


def context(word, most):
    """Print each place of a word with the words around it."""
    found = list(places())
    lines = []
    for i, (number, middle) in enumerate(found):
        if middle == word:
            before = [other for _, other in found[max(0, i - most):i]]
            after = [other for _, other in found[i + 1:i + 1 + most]]
            lines.append(f"{number}: " + " ".join(before + [f"[{word}]"] + after))
    print_all(lines)


def neighbours():
    """Yield each two words that stand side by side."""
    before = None
    for _, word in places():
        if before is not None:
            yield before, word
        before = word


def pairs(most):
    """Print the most frequent pairs of words that stand side by side."""
    count = Counter(neighbours())
    ordered = sorted(count, key=lambda pair: (-count[pair], pair))
    print_all([f"{count[pair]} {pair[0]} {pair[1]}" for pair in ordered[:most]])


def ends_sentence(piece):
    """Tell whether there is a full stop or the like among the marks at the end."""
    while piece != "" and piece[-1] in MARKS:
        if piece[-1] in ".!?":
            return True
        piece = piece[:-1]
    return False


def all_sentences():
    """Yield the number of the line in which it begins and the number of its words, for each sentence."""
    begins = 0
    words = 0
    for i, line in enumerate(text):
        for piece in line.split():
            if piece.strip(MARKS) != "":
                if words == 0:
                    begins = i + 1
                words += 1
            if words > 0 and ends_sentence(piece):
                yield begins, words
                words = 0
    if words > 0:
        yield begins, words


def sentences():
    """Print how many sentences there are, and which is the longest."""
    number = 0
    most = 0
    where = 0
    for begins, words in all_sentences():
        number += 1
        if words > most:
            most = words
            where = begins
    print(f"{number} sentences")
    if number > 0:
        print(f"longest: {most} words, line {where}")


def match(pattern):
    """Print the words that the whole pattern describes."""
    print_all(sorted([word for word in counts() if re.fullmatch(pattern, word)]))


def dates():
    """Print all dates of the text, with the year first."""
    lines = []
    for i, line in enumerate(text):
        for found in re.findall(r"\d{1,2}/\d{1,2}/\d{4}", line):
            day, month, year = found.split("/")
            lines.append(f"{i + 1}: {year}-{int(day):02d}-{int(month):02d}")
    print_all(lines)


def print_json(most):
    """Print the report as JSON."""
    count = counts()
    top_pairs = [[word, count[word]] for word in top_words(most)]
    print(json.dumps({"lines": len(text), "words": len(all_words()), "different": len(count), "top": top_pairs}))


def write_csv(name, most):
    """Write the most frequent words into a file, as a table."""
    count = counts()
    words = top_words(most)
    with open(name, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["word", "count"])
        for word in words:
            writer.writerow([word, count[word]])
    print(f"written {len(words)} words")


def whole_number(piece):
    """Return the number that the piece is, or raise a ValueError."""
    if not piece.isdigit() or int(piece) == 0:
        raise ValueError(f"bad number {piece}")
    return int(piece)


def carry_out(words):
    """Carry out one command, or raise a ValueError that says what is wrong."""
    command = words[0]
    if command not in NEEDS:
        raise ValueError(f"unknown command {command}")
    if len(words) < NEEDS[command]:
        raise ValueError("too few words")
    if command == "size":
        size()
    elif command == "average":
        average()
    elif command == "longest":
        longest(whole_number(words[1]))
    elif command == "find":
        find(words[1])
    elif command == "count":
        print(f"{words[1]}: {counts()[words[1]]}")
    elif command == "top":
        top(whole_number(words[1]))
    elif command == "variety":
        variety()
    elif command == "common":
        common(whole_number(words[1]), whole_number(words[2]))
    elif command == "leave":
        leave_out(words[1])
    elif command == "save":
        save(words[1])
    elif command == "open":
        open_text(words[1])
    elif command == "add":
        add_line(" ".join(words[1:]))
    elif command == "compare":
        compare(words[1])
    elif command == "context":
        context(words[1], whole_number(words[2]))
    elif command == "pairs":
        pairs(whole_number(words[1]))
    elif command == "sentences":
        sentences()
    elif command == "match":
        match(words[1])
    elif command == "dates":
        dates()
    elif command == "json":
        print_json(whole_number(words[1]))
    elif command == "csv":
        write_csv(words[1], whole_number(words[2]))
    elif command == "print":
        print_all(read_file(words[1]))


# How many words each command needs.
NEEDS = {"size": 1, "average": 1, "longest": 2, "find": 2, "count": 2, "top": 2, "variety": 1, "common": 3, "leave": 2}
NEEDS.update({"save": 2, "open": 2, "add": 2, "compare": 2, "context": 3, "pairs": 2, "sentences": 1})
NEEDS.update({"match": 2, "dates": 1, "json": 2, "csv": 3, "print": 2})

left_out = set()
text = [input() for _ in range(int(input()))]
errors = 0
for _ in range(int(input())):
    try:
        carry_out(input().split())
    except ValueError as error:
        print("error:", error)
        errors += 1
print("errors", errors)
