#include <stdio.h>
#include <string.h>

#define MODULUS 1000000007LL
#define NEVER 4000000000000000000LL

typedef long long matrix[20][20];

static int n, costs; /* costs: work with minimum and plus, not with plus and times */

static long long add(long long a, long long b) {
    if (costs) return a < b ? a : b;
    return (a + b) % MODULUS;
}

static long long multiply(long long a, long long b) {
    if (costs) return a == NEVER || b == NEVER ? NEVER : a + b;
    return a * b % MODULUS;
}

static void product(matrix a, matrix b) { /* a becomes a times b */
    matrix result;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            result[i][j] = costs ? NEVER : 0;
            for (int k = 0; k < n; k++) result[i][j] = add(result[i][j], multiply(a[i][k], b[k][j]));
        }
    }
    memcpy(a, result, sizeof result);
}

static long long after_rides(matrix step, int k) {
    matrix result;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            if (costs) result[i][j] = i == j ? 0 : NEVER;
            else result[i][j] = i == j;
        }
    }
    for (; k > 0; k /= 2) {
        if (k % 2 == 1) product(result, step);
        product(step, step);
    }
    return result[0][n - 1];
}

int main(void) {
    static matrix ways, cost;
    int m, k;
    scanf("%d %d %d", &n, &m, &k);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) cost[i][j] = i == j ? 0 : NEVER;
    }
    while (m-- > 0) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        ways[a - 1][b - 1]++;
        if (c < cost[a - 1][b - 1]) cost[a - 1][b - 1] = c;
    }
    costs = 1;
    long long least = after_rides(cost, k);
    costs = 0;
    if (least == NEVER) printf("no\n");
    else printf("yes\n%lld\n%lld\n", least, after_rides(ways, k));
    return 0;
}
