#include <stdio.h>

static int wind[200000];

int main(void) {
    int n, k, best = 2000000000, first = 0;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%d", &wind[i]);
    for (int begin = 0; begin + k <= n; begin++) {
        int high = wind[begin], low = wind[begin];
        for (int i = begin; i < begin + k; i++) {
            if (wind[i] > high) high = wind[i];
            if (wind[i] < low) low = wind[i];
        }
        if (high - low < best) {
            best = high - low;
            first = begin + 1;
        }
    }
    printf("%d %d\n", best, first);
    return 0;
}
