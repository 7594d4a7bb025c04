#include <stdio.h>
#include <stdlib.h>

#define MOD 1000000007

struct crossing {
    int a, b;
};

static struct crossing crossings[1001];
static long long factorial[200001], inverse[200001], ways[1001];

static long long power(long long base, int exponent) {
    long long result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = result * base % MOD;
        base = base * base % MOD;
    }
    return result;
}

/* All ways over a blocks to the east and b to the north. */
static long long all_ways(int a, int b) {
    if (a < 0 || b < 0) return 0;
    return factorial[a + b] * inverse[a] % MOD * inverse[b] % MOD;
}

static int compare(const void *p, const void *q) {
    const struct crossing *x = p, *y = q;
    return x->a != y->a ? x->a - y->a : x->b - y->b;
}

int main(void) {
    int x, y, k;
    scanf("%d %d %d", &x, &y, &k);
    for (int i = 0; i < k; i++) scanf("%d %d", &crossings[i].a, &crossings[i].b);
    crossings[k] = (struct crossing){x, y};
    qsort(crossings, k, sizeof crossings[0], compare);
    factorial[0] = 1;
    for (int i = 1; i <= x + y; i++) factorial[i] = factorial[i - 1] * i % MOD;
    inverse[x + y] = power(factorial[x + y], MOD - 2);
    for (int i = x + y; i > 0; i--) inverse[i - 1] = inverse[i] * i % MOD;
    for (int i = 0; i <= k; i++) {
        struct crossing here = crossings[i];
        ways[i] = all_ways(here.a, here.b);
        for (int j = 0; j < i; j++) {
            long long bad = all_ways(crossings[j].a, crossings[j].b) * all_ways(here.a - crossings[j].a, here.b - crossings[j].b) % MOD;
            ways[i] = (ways[i] - bad + MOD) % MOD;
        }
    }
    printf("%lld\n", ways[k]);
    return 0;
}
