#include <stdio.h>

static long long rooms[200001];

int main(void) {
    int n, q, night = 1;
    scanf("%d %d", &n, &q);
    while (q-- > 0) {
        int a, d, r;
        scanf("%d %d %d", &a, &d, &r);
        for (int day = a; day < d; day++) rooms[day] += r;
    }
    for (int day = 1; day < n; day++) {
        if (rooms[day] > rooms[night]) night = day;
    }
    printf("%lld %d\n", rooms[night], night);
    return 0;
}
