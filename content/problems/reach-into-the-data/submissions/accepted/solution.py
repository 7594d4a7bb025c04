import json


def step_into(value, step):
    """The part of a value that a step leads to, or KeyError."""
    if isinstance(value, dict):
        return value[step]
    if isinstance(value, list):
        return {str(i): each for i, each in enumerate(value)}[step]
    raise KeyError(step)


def shown(value):
    if isinstance(value, dict):
        return f"object {len(value)}"
    if isinstance(value, list):
        return f"list {len(value)}"
    return value if isinstance(value, str) else json.dumps(value)


document = json.loads(input())
for _ in range(int(input())):
    found = document
    try:
        for step in input().strip().split("/"):
            if step:
                found = step_into(found, step)
        print(shown(found))
    except KeyError:
        print("missing")
