#include <stdio.h>

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    static int takings[20000];
    for (int i = 0; i < n; i++) scanf("%d", &takings[i]);
    for (int i = 0; i < q; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        /* Your code here: print the takings from day a to day b. */
    }
    return 0;
}
