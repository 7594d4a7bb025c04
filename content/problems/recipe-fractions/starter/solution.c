#include <stdio.h>

int main(void) {
    int n;
    long long top = 0, bottom = 1; /* the sum so far */
    scanf("%d", &n);
    while (n-- > 0) {
        long long a, b;
        scanf("%lld/%lld", &a, &b);
        /* Your code here: add a/b to the sum and shorten it. */
    }
    /* Your code here: one of three ways to print. */
    printf("%lld/%lld\n", top, bottom);
    return 0;
}
