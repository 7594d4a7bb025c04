#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        /* Your code here: keep this wish. */
    }

    /* Your code here: print the largest number of bridges. */
    return 0;
}
