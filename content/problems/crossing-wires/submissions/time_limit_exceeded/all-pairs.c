#include <stdio.h>

static int y[100000], x1[100000], x2[100000];

int main(void) {
    int a, b;
    long long clips = 0;
    scanf("%d %d", &a, &b);
    for (int i = 0; i < a; i++) scanf("%d %d %d", &y[i], &x1[i], &x2[i]);
    while (b-- > 0) {
        int x, low, high;
        scanf("%d %d %d", &x, &low, &high);
        for (int i = 0; i < a; i++) {
            if (x1[i] <= x && x <= x2[i] && low <= y[i] && y[i] <= high) clips++;
        }
    }
    printf("%lld\n", clips);
    return 0;
}
