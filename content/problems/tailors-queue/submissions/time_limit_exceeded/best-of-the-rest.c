#include <stdio.h>

static int days[200000], discount[200000];

int main(void) {
    int n;
    long long day = 0, sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d", &days[i], &discount[i]);
    for (int left = n; left > 0; left--) {
        int best = 0;
        for (int i = 1; i < left; i++)
            if (discount[i] * days[best] > discount[best] * days[i]) best = i;
        day += days[best];
        sum += day * discount[best];
        days[best] = days[left - 1];
        discount[best] = discount[left - 1];
    }
    printf("%lld\n", sum);
    return 0;
}
