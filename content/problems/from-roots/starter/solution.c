#include <stdio.h>

int main(void) {
    int n;
    long long coefficient[14] = {1}; /* its place is the power */
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        int root;
        scanf("%d", &root);
        /* Your code here: multiply the polynomial by (x - root). */
    }

    /* Your code here: print it neatly, the highest power first. */
    return 0;
}
