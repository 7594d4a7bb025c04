#include <stdio.h>

int main(void) {
    long long u;
    scanf("%lld", &u);

    /* Your code here: find the slab of u and print the bill. */
    return 0;
}
