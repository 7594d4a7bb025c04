#include <stdio.h>

#define MOD 1000000007

int main(void) {
    int k;
    long long d, pond[12], table[12][12];
    scanf("%d %lld", &k, &d);
    for (int i = 0; i < k; i++) scanf("%lld", &pond[i]);
    for (int i = 0; i < k; i++) {
        for (int j = 0; j < k; j++) scanf("%lld", &table[i][j]);
    }

    /* Your code here: the pond after d nights. */

    for (int i = 0; i < k; i++) printf("%lld%c", pond[i], i < k - 1 ? ' ' : '\n');
    return 0;
}
