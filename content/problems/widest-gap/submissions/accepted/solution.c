#include <stdio.h>
#include <stdlib.h>

static int by_value(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

int main(void) {
    int n, g, tree[1000], wide = 0, widest = 0;
    scanf("%d %d", &n, &g);
    for (int i = 0; i < n; i++) scanf("%d", &tree[i]);
    qsort(tree, n, sizeof(int), by_value);
    int after = 0; /* the tree at the far side of the widest gap */
    for (int i = 1; i < n; i++) {
        int gap = tree[i] - tree[i - 1];
        if (gap > g) wide++;
        if (gap > widest) {
            widest = gap;
            after = i;
        }
    }
    printf("%d\n%d %d %d\n", wide, widest, tree[after - 1], tree[after]);
    return 0;
}
