#include <stdio.h>

int main(void) {
    int n, steps[1000];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &steps[i]);

    double average = 0;
    int best_day = 1, above = 0;
    /* Your code here: work out the three answers. */

    printf("%.2f\n%d\n%d\n", average, best_day, above);
    return 0;
}
