#include <stdio.h>

static int anu[500], bipin[500], written = 0;

/* Writes Chandra's notes for a part of the cave, and answers its depth. */
static int write_part(int first, int begin, int size) {
    if (size == 0) return 0;
    int root = anu[first], k = 0;
    while (bipin[begin + k] != root) k++;
    int left = write_part(first + 1, begin, k);
    int right = write_part(first + 1 + k, begin + k + 1, size - k - 1);
    printf(written++ == 0 ? "%d" : " %d", root);
    return 1 + (left > right ? left : right);
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &anu[i]);
    for (int i = 0; i < n; i++) scanf("%d", &bipin[i]);
    int depth = write_part(0, 0, n);
    printf("\n%d\n", depth);
    return 0;
}
