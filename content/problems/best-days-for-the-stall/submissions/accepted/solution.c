#include <stdio.h>

int main(void) {
    int n, first = 1, best_first = 1, best_last = 1;
    long long sum = 0, best = 0;
    scanf("%d", &n);
    for (int day = 1; day <= n; day++) {
        long long gain;
        scanf("%lld", &gain);
        if (sum < 0) {
            sum = 0;
            first = day;
        }
        sum += gain;
        if (day == 1 || sum > best) {
            best = sum;
            best_first = first;
            best_last = day;
        }
    }
    printf("%lld %d %d\n", best, best_first, best_last);
    return 0;
}
