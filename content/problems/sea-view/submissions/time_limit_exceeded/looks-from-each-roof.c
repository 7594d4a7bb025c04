#include <stdio.h>

static int height[300000];

int main(void) {
    int n, sea = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &height[i]);
    for (int i = 0; i < n; i++) {
        int j = i + 1;
        while (j < n && height[j] <= height[i]) j++;
        if (j == n) {
            sea++;
            j = n - 1;
        }
        printf("%d ", j - i);
    }
    printf("\n%d\n", sea);
    return 0;
}
