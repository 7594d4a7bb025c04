#include <stdio.h>

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        long long a, b, c, d, e, f, g, h; /* the machine's four numbers, then the receiver's */
        int p;
        scanf("%lld.%lld.%lld.%lld/%d %lld.%lld.%lld.%lld", &a, &b, &c, &d, &p, &e, &f, &g, &h);
        /* your code here */
    }
    return 0;
}
