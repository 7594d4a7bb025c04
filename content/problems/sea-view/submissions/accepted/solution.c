#include <stdio.h>

static int height[300001], next[300001], seen[300001];

int main(void) {
    int n, sea = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%d", &height[i]);
    for (int i = n; i >= 1; i--) {
        int taller = i + 1;
        while (taller <= n && height[taller] <= height[i]) taller = next[taller];
        next[i] = taller;
        seen[i] = (taller <= n ? taller : n) - i;
        if (taller > n) sea++;
    }
    for (int i = 1; i <= n; i++) printf("%d%c", seen[i], i < n ? ' ' : '\n');
    printf("%d\n", sea);
    return 0;
}
