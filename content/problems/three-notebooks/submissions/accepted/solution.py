n = int(input())
anu = list(map(int, input().split()))
bipin = list(map(int, input().split()))
chandra = []


def write_part(preorder, inorder):
    """Writes Chandra's notes for a part of the cave, and answers its depth."""
    if not preorder:
        return 0
    root = preorder[0]
    k = inorder.index(root)
    left = write_part(preorder[1 : k + 1], inorder[:k])
    right = write_part(preorder[k + 1 :], inorder[k + 1 :])
    chandra.append(root)
    return 1 + max(left, right)


depth = write_part(anu, bipin)
print(*chandra)
print(depth)
