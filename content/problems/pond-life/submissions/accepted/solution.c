#include <stdio.h>
#include <string.h>

#define MOD 1000000007

static int k;

/* left = left * right, for the first rows of left. */
static void multiply(long long left[12][12], int rows, long long right[12][12]) {
    long long product[12][12] = {{0}};
    for (int i = 0; i < rows; i++) {
        for (int j = 0; j < k; j++) {
            for (int m = 0; m < k; m++) product[i][j] = (product[i][j] + left[i][m] * right[m][j]) % MOD;
        }
    }
    memcpy(left, product, rows * sizeof product[0]);
}

int main(void) {
    long long d, pond[12][12], table[12][12], same[12][12];
    scanf("%d %lld", &k, &d);
    for (int i = 0; i < k; i++) scanf("%lld", &pond[0][i]);
    for (int i = 0; i < k; i++) {
        for (int j = 0; j < k; j++) scanf("%lld", &table[i][j]);
    }
    for (; d > 0; d /= 2) {
        if (d % 2 == 1) multiply(pond, 1, table);
        memcpy(same, table, sizeof same);
        multiply(table, k, same);
    }
    for (int i = 0; i < k; i++) printf("%lld%c", pond[0][i], i < k - 1 ? ' ' : '\n');
    return 0;
}
