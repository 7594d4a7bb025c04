#include <stdio.h>

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    static int marks[200000];
    for (int i = 0; i < n; i++) scanf("%d", &marks[i]);
    for (int i = 0; i < q; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        /* Your code here: print how many marks lie from a to b. */
    }
    return 0;
}
