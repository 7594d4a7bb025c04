#include <stdio.h>
#include <string.h>

static int k;

/* How many numbers from 0 to n are lucky? */
static long long lucky(long long n) {
    char digits[20];
    long long ways[50][50] = {{0}};
    int rest = 0, sum = 0; /* of the digits of n so far */
    sprintf(digits, "%lld", n);
    for (int i = 0; digits[i] != '\0'; i++) {
        long long next[50][50] = {{0}};
        int digit = digits[i] - '0';
        for (int d = 0; d < 10; d++) {
            for (int r = 0; r < k; r++) {
                for (int s = 0; s < k; s++) next[(10 * r + d) % k][(s + d) % k] += ways[r][s];
            }
            if (d < digit) next[(10 * rest + d) % k][(sum + d) % k]++;
        }
        rest = (10 * rest + digit) % k;
        sum = (sum + digit) % k;
        memcpy(ways, next, sizeof ways);
    }
    return ways[0][0];
}

int main(void) {
    long long a, b;
    scanf("%lld %lld %d", &a, &b, &k);
    printf("%lld\n", lucky(b) - lucky(a - 1));
    return 0;
}
