#include <stdio.h>

int main(void) {
    int n, m, total = 0;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        char pattern[32];
        scanf("%31s", pattern);
        int position = 0;

        /* Your code here: find the position, and compare it with the one before. */

        printf("%d\n", position);
    }
    printf("%d\n", total);
    return 0;
}
