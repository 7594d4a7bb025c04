#include <stdio.h>

int main(void) {
    long long a, p, b, q, f;
    scanf("%lld %lld %lld %lld %lld", &a, &p, &b, &q, &f);
    int month = 0;
    while (b <= a && month < 600) {
        month++;
        a += p;
        if (month % 6 == 0 && month <= 24) b = b > f ? b - f : 0;
        b += q;
    }
    if (b > a) printf("%d %lld\n", month, b);
    else printf("never\n");
    return 0;
}
