#include <stdio.h>

#define MODULUS 1000000007LL

struct root_two {
    long long a, b; /* a + b times the root of 2 */
};

static struct root_two times(struct root_two x, struct root_two y) {
    struct root_two product = {0, 0};
    /* your code here */
    return product;
}

static struct root_two power(struct root_two x, long long n) {
    struct root_two result = {1, 0};
    /* your code here */
    return result;
}

int main(void) {
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        struct root_two x;
        long long n;
        scanf("%lld %lld %lld", &x.a, &x.b, &n);
        struct root_two result = power(x, n);
        printf("%lld %lld\n", result.a, result.b);
    }
    return 0;
}
