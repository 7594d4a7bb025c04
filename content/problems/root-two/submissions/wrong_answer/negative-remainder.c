#include <stdio.h>

#define MODULUS 1000000007LL

struct root_two {
    long long a, b; /* a + b times the root of 2 */
};

static struct root_two times(struct root_two x, struct root_two y) {
    struct root_two product;
    product.a = (x.a * y.a + x.b * y.b % MODULUS * 2) % MODULUS;
    product.b = (x.a * y.b + x.b * y.a) % MODULUS;
    return product;
}

static struct root_two power(struct root_two x, long long n) {
    struct root_two result = {1, 0};
    for (; n > 0; n /= 2) {
        if (n % 2 == 1) result = times(result, x);
        x = times(x, x);
    }
    return result;
}

int main(void) {
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        struct root_two x;
        long long n;
        scanf("%lld %lld %lld", &x.a, &x.b, &n);
        x.a = x.a % MODULUS;
        x.b = x.b % MODULUS;
        struct root_two result = power(x, n);
        printf("%lld %lld\n", result.a, result.b);
    }
    return 0;
}
