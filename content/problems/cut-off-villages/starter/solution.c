#include <stdio.h>

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        /* Your code here: note the road between a and b. */
    }

    /* Your code here: print the number of groups, the size of the largest, and the single villages. */
    return 0;
}
