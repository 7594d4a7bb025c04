l, w, t, k = map(int, input().split())
tiles = -(-l // t) * -(-w // t)
boxes = -(-tiles // k)
print(boxes, boxes * k - tiles)
