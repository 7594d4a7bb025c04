#include <stdio.h>

int main(void) {
    long long l, w, t, k;
    scanf("%lld %lld %lld %lld", &l, &w, &t, &k);

    /* Your code here: count the tiles, then the boxes, and print the boxes and the tiles left over. */
    return 0;
}
