n, c, q = map(int, input().split())
columns = {}
for i, column in enumerate(input().split()):
    name, kind = column.split(":")
    columns[name] = i, int if kind == "number" else str
table = [input().split() for _ in range(n)]


def sort_by(rows, word):
    i, kind = columns[word.lstrip("-")]
    rows.sort(key=lambda row: kind(row[i]), reverse=word.startswith("-"))


for _ in range(q):
    rows = list(table)
    # Sorting is stable: what is sorted last counts most.
    for word in reversed(input().split(",")):
        sort_by(rows, word)
    print(*(row[0] for row in rows))
