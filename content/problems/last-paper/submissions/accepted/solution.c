#include <stdio.h>

int main(void) {
    int a, b, c, d, t;
    scanf("%d %d %d %d %d", &a, &b, &c, &d, &t);
    int needed = 5 * t - (a + b + c + d);
    if (needed < 33) needed = 33;
    if (needed > 100 || a < 33 || b < 33 || c < 33 || d < 33) printf("not possible\n");
    else printf("%d\n", needed);
    return 0;
}
