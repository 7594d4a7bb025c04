#include <stdio.h>

int main(void) {
    int n, steps[1000], best = 0, above = 0;
    long long total = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &steps[i]);
        total += steps[i];
        if (steps[i] > steps[best]) best = i;
    }
    for (int i = 0; i < n; i++) {
        if (steps[i] > (int)((total + n / 2) / n)) above++;
    }
    printf("%.2f\n%d\n%d\n", (double)total / n, best + 1, above);
    return 0;
}
