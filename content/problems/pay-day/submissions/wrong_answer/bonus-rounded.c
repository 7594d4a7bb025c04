#include <stdio.h>

int main(void) {
    int n;
    long long total = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char kind[10], name[12];
        long long pay, a, b;
        scanf("%9s %11s %lld", kind, name, &a);
        pay = a;
        if (kind[0] != 'f') {
            scanf("%lld", &b);
            if (kind[0] == 'h') {
                pay = a * b + (a > 160 ? a - 160 : 0) * (b / 2);
            } else {
                long long bonus = (b * 5 + 50) / 100;
                pay = a + (bonus > a ? a : bonus);
            }
        }
        printf("%s %lld\n", name, pay);
        total += pay;
    }
    printf("total %lld\n", total);
    return 0;
}
