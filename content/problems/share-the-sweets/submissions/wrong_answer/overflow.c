#include <stdio.h>

int main(void) {
    unsigned b, s, c;
    scanf("%u %u %u", &b, &s, &c);
    printf("%u %u\n", b * s / c, b * s % c);
    return 0;
}
