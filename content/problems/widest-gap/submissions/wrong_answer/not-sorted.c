#include <stdio.h>
#include <stdlib.h>



int main(void) {
    int n, g, tree[1000], wide = 0, widest = 0;
    scanf("%d %d", &n, &g);
    for (int i = 0; i < n; i++) scanf("%d", &tree[i]);

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
