#include <stdio.h>

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < q; i++) {
        int a, d, r;
        scanf("%d %d %d", &a, &d, &r);
        /* Your code here: note this booking. */
    }

    /* Your code here: print the most rooms and the first night that needs them. */
    return 0;
}
