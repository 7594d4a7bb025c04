#include <stdio.h>

int main(void) {
    long long boxes, sweets, children;
    scanf("%lld %lld %lld", &boxes, &sweets, &children);

    long long each = 0, left = 0; /* your code here */

    printf("%lld %lld\n", each, left);
    return 0;
}
