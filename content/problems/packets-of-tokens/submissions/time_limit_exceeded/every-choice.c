#include <stdio.h>

#define MODULUS 1000000007

static int n, packets[30], fewest = -1;
static long long choices;

static void buy(int kind, int left, int bought) {
    if (left == 0) {
        choices++;
        if (fewest < 0 || bought < fewest) fewest = bought;
        return;
    }
    if (kind == n) return;
    for (int count = 0; count * packets[kind] <= left; count++)
        buy(kind + 1, left - count * packets[kind], bought + count);
}

int main(void) {
    int s;
    scanf("%d %d", &n, &s);
    for (int i = 0; i < n; i++) scanf("%d", &packets[i]);
    buy(0, s, 0);
    if (fewest < 0) puts("IMPOSSIBLE");
    else printf("%d %lld\n", fewest, choices % MODULUS);
    return 0;
}
