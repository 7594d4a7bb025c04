#include <stdio.h>

/* Is crease k of a strip that was folded n times a valley? */
static int is_valley(int n, long long k) {
    /* your code here */
    return 1;
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    while (q-- > 0) {
        long long k;
        scanf("%lld", &k);
        puts(is_valley(n, k) ? "valley" : "mountain");
    }
    return 0;
}
