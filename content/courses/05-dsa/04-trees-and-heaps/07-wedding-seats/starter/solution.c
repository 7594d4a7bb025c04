#include <stdio.h>

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        /* Your code here: note that a and b must not sit side by side. */
    }

    /* Your code here: print the number of ways and the first way, or impossible. */
    return 0;
}
