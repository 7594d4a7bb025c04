text = input()
place = 0


def read_parts():
    """Reads parts up to a closing bracket: (how many beats in all, beats of one time, letter or parts)."""
    global place
    parts = []
    while place < len(text) and text[place] != ")":
        start = place
        while text[place].isdigit():
            place += 1
        times = int(text[start:place] or "1")
        content, length = text[place], 1
        place += 1
        if content == "(":
            content = read_parts()
            length = sum(part[0] for part in content)
            place += 1
        parts.append((times * length, length, content))
    return parts


def beat_at(parts, k):
    """The beat at place k, counted from 0."""
    for all_beats, length, content in parts:
        if k < all_beats:
            return content if isinstance(content, str) else beat_at(content, k % length)
        k -= all_beats
    return "-"


composition = read_parts()
input()
print("".join(beat_at(composition, int(k) - 1) for k in input().split()))
