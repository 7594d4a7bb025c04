#include <stdio.h>

int main(void) {
    long long n;
    scanf("%lld", &n);

    /* Your code here: print n, then each sum of digits, until one digit is left. */
    return 0;
}
