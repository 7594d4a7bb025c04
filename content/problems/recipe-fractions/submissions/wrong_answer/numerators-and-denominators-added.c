#include <stdio.h>

static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
}

int main(void) {
    int n, top = 0, bottom = 0;
    scanf("%d", &n);
    while (n-- > 0) {
        int a, b;
        scanf("%d/%d", &a, &b);
        top += a;
        bottom += b;
    }
    int common = gcd(top, bottom);
    top /= common;
    bottom /= common;
    if (bottom == 1) printf("%d\n", top);
    else if (top < bottom) printf("%d/%d\n", top, bottom);
    else printf("%d %d/%d\n", top / bottom, top % bottom, bottom);
    return 0;
}
