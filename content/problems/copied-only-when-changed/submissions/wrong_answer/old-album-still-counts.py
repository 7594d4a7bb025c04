class Pages:
    def __init__(self, numbers):
        self.numbers = numbers
        self.albums = 1


albums = {}
copied = 0


def drop(name):
    if name in albums:
        albums.pop(name).albums -= 1


for _ in range(int(input())):
    command, a, *rest = input().split()
    if command == "new":
        drop(a)
        albums[a] = Pages([0] * int(rest[0]))
    elif command == "copy":
        pages = albums[rest[0]]
        pages.albums += 1
        albums[a] = pages
    elif command == "set":
        pages = albums[a]
        if pages.albums > 1:
            pages.albums -= 1
            pages = albums[a] = Pages(list(pages.numbers))
            copied += len(pages.numbers)
        pages.numbers[int(rest[0]) - 1] = int(rest[1])
    elif command == "get":
        print(albums[a].numbers[int(rest[0]) - 1])
    else:
        drop(a)
print("copied", copied)
print("kept", sum(len(pages.numbers) for pages in set(albums.values())))
