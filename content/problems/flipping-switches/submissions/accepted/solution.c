#include <stdio.h>

int main(void) {
    unsigned a, b;
    scanf("%u %u", &a, &b);
    int flips = 0, ups = 0;
    while (a > 0 || b > 0) {
        if (a % 2 != b % 2) {
            flips++;
            ups += b % 2;
        }
        a /= 2;
        b /= 2;
    }
    printf("%d %d\n", flips, ups);
    return 0;
}
