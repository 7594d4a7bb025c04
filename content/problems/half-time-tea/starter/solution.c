#include <stdio.h>

int main(void) {
    int n, h1, m1, h2, m2;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf("%d:%d %d:%d", &h1, &m1, &h2, &m2);
        int middle = 0, length = 0; /* in minutes */
        /* Your code here. */
        printf("%02d:%02d %d\n", middle / 60, middle % 60, length);
    }
    return 0;
}
