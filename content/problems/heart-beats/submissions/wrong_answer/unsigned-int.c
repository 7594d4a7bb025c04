#include <stdio.h>

int main(void) {
    int b, y, d;
    scanf("%d %d %d", &b, &y, &d);
    unsigned days = 365 * y + d;
    unsigned beats = days * 24 * 60 * b;
    printf("%u\n%u\n", beats, beats / 10000000);
    return 0;
}
