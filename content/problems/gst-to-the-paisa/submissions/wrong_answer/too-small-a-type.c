#include <stdio.h>

int main(void) {
    unsigned int pieces, price, rate;
    scanf("%u %u %u", &pieces, &price, &rate);
    unsigned int net = pieces * price;
    unsigned int total = net + (net * rate + 50) / 100;
    printf("%u.%02u\n", total / 100, total % 100);
    return 0;
}
