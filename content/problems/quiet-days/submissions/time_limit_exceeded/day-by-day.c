#include <stdio.h>

int main(void) {
    int k;
    long long n, quiet = 0, period[15];
    scanf("%lld %d", &n, &k);
    for (int i = 0; i < k; i++) scanf("%lld", &period[i]);
    for (long long day = 1; day <= n; day++) {
        int rings = 0;
        for (int i = 0; i < k; i++) {
            if (day % period[i] == 0) rings = 1;
        }
        if (!rings) quiet++;
    }
    printf("%lld\n", quiet);
    return 0;
}
