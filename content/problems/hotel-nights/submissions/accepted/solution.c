#include <stdio.h>

static long long change[200001];

int main(void) {
    int n, q, night = 1;
    scanf("%d %d", &n, &q);
    while (q-- > 0) {
        int a, d, r;
        scanf("%d %d %d", &a, &d, &r);
        change[a] += r;
        change[d] -= r;
    }
    long long rooms = 0, most = 0;
    for (int day = 1; day < n; day++) {
        rooms += change[day];
        if (rooms > most) {
            most = rooms;
            night = day;
        }
    }
    printf("%lld %d\n", most, night);
    return 0;
}
