def make(word, x, y):
    """Return the offer as a function from price to price."""
    if word == "percent":
        return lambda price: price * (100 - x) // 100
    if word == "flat":
        return lambda price: max(price - x, 0)
    if word == "above":
        offer = offers[y]
        return lambda price: offer(price) if price > x else price
    first, second = offers[x], offers[y]
    if word == "then":
        return lambda price: second(first(price))
    return lambda price: min(first(price), second(price))


offers = [None]  # from 1 on
for _ in range(int(input())):
    word, x, *y = input().split()
    x = int(x)
    y = int(y[0]) if y else 0
    if word == "price":
        print(offers[x](y))
    else:
        offers.append(make(word, x, y))
