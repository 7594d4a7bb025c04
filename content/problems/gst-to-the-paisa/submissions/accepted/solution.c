#include <stdio.h>

int main(void) {
    long long pieces, price, rate;
    scanf("%lld %lld %lld", &pieces, &price, &rate);
    long long net = pieces * price;
    long long tax = (net * rate + 50) / 100;
    long long total = net + tax;
    printf("%lld.%02lld\n", total / 100, total % 100);
    return 0;
}
