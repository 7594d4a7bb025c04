#include <stdio.h>

int main(void) {
    long long a, b, t;
    scanf("%lld %lld %lld", &a, &b, &t);

    /* Your code here: print the sounds and the moments when both bells ring. */
    return 0;
}
