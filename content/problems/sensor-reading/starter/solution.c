#include <stdio.h>

/* The reading in tenths of a degree. */
static long long tenths_of(const char *digits) {
    /* Your code here. */
    return 0;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char digits[9];
        scanf("%8s", digits);
        long long tenths = tenths_of(digits);
        printf("%lld\n", tenths); /* Print degrees instead. */
    }
    return 0;
}
