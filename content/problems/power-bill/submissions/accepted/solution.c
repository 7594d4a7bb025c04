#include <stdio.h>

int main(void) {
    long long u, bill = 0;
    scanf("%lld", &u);
    if (u > 500) {
        bill = 100 * 3 + 300 * 5 + (u - 500) * 8 + 100;
    } else if (u > 200) {
        bill = 100 * 3 + (u - 200) * 5;
    } else if (u > 100) {
        bill = (u - 100) * 3;
    }
    printf("%lld\n", bill);
    return 0;
}
