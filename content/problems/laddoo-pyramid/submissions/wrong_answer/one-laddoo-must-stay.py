left = int(input())
layers = 0
next_layer = 1
while left > next_layer:
    left -= next_layer
    layers += 1
    next_layer = (layers + 1) ** 2
print(layers, left, next_layer - left)
