print("started", flush=True)
numbers = [1]
numbers[1] = 2
