#include <stdio.h>

static int weight[100], possible[20001];

int main(void) {
    int n, sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &weight[i]);
        sum += weight[i];
    }
    int half = sum / 2;
    possible[0] = 1;
    for (int i = 0; i < n; i++)
        for (int load = half; load >= weight[i]; load--)
            if (possible[load - weight[i]]) possible[load] = 1;
    int best = half;
    while (!possible[best]) best--;
    printf("%d %d\n", sum - best, best);
    return 0;
}
