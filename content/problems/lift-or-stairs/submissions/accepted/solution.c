#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b, c, s, m, d;
    scanf("%d %d %d %d %d %d", &a, &b, &c, &s, &m, &d);
    int stairs = abs(a - b) * s;
    int lift = (abs(c - a) + abs(a - b)) * m + 3 * d;
    if (lift < stairs) printf("LIFT %d\n", lift);
    else printf("STAIRS %d\n", stairs);
    return 0;
}
