print("started", flush=True)
pieces = []
while True:
    pieces.append(bytearray(1 << 20))
