#include <stdio.h>
#include <stdlib.h>

typedef struct tree {
  int key;
  struct tree *left, *right;
} tree;

static tree *insert(tree *at, int key) {
  if (!at) {
    at = malloc(sizeof *at);
    at->key = key;
    at->left = at->right = NULL;
  } else if (key < at->key) {
    at->left = insert(at->left, key);
  } else {
    at->right = insert(at->right, key);
  }
  return at;
}

static int height(const tree *at) {
  if (!at) return 0;
  int left = height(at->left), right = height(at->right);
  return 1 + (left > right ? left : right);
}

static void release(tree *at) {
  if (!at) return;
  release(at->left);
  release(at->right);
  free(at);
}

int main(void) {
  int keys[] = {5, 2, 8, 1, 9, 3};
  tree *root = NULL;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) root = insert(root, keys[i]);
  printf("%d\n", height(root));
  release(root);
  return 0;
}
