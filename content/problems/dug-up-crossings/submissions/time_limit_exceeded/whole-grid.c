#include <stdio.h>
#include <stdlib.h>

#define MOD 1000000007

struct crossing {
    int a, b;
};

static struct crossing crossings[1000];
static int ways[100001], blocked[100001];

static int by_row(const void *p, const void *q) {
    return ((const struct crossing *)p)->a - ((const struct crossing *)q)->a;
}

int main(void) {
    int x, y, k, next = 0;
    scanf("%d %d %d", &x, &y, &k);
    for (int i = 0; i < k; i++) scanf("%d %d", &crossings[i].a, &crossings[i].b);
    qsort(crossings, k, sizeof crossings[0], by_row);
    ways[0] = 1;
    for (int a = 0; a <= x; a++) {
        /* blocked names the last street in which this crossing was dug up, counted from 1. */
        for (; next < k && crossings[next].a == a; next++) blocked[crossings[next].b] = a + 1;
        for (int b = 0; b <= y; b++) {
            if (b > 0) ways[b] = (ways[b] + ways[b - 1]) % MOD;
            if (blocked[b] == a + 1) ways[b] = 0;
        }
    }
    printf("%d\n", ways[y]);
    return 0;
}
