#include <stdio.h>

#define MOD 1000000007

static int strength[300002], stack[300002];

int main(void) {
    int n, height = 0;
    long long sum = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%d", &strength[i]);
    /* Rungs 0 and n + 1 have strength 0: nothing reaches beyond them. */
    stack[height++] = 0;
    for (int i = 1; i <= n + 1; i++) {
        while (height > 1 && strength[stack[height - 1]] >= strength[i]) {
            int rung = stack[--height];
            long long pieces = (long long)(rung - stack[height - 1]) * (i - rung);
            sum = (sum + pieces % MOD * strength[rung]) % MOD;
        }
        stack[height++] = i;
    }
    printf("%lld\n", sum);
    return 0;
}
