def decoded(text):
    # Your code here: + and %41 mean something else.
    return text


query = input().strip()

# Your code here: cut the query into pieces, and each piece into name and value.
print(decoded(query), "=", decoded(""))
