#include <stdio.h>

static int height[10000], right[10001];

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &height[i]);
    for (int i = n - 1; i >= 0; i--) {
        right[i] = height[i] > right[i + 1] ? height[i] : right[i + 1];
    }
    long long water = 0;
    int left = 0, deepest = 0;
    for (int i = 0; i < n; i++) {
        if (height[i] > left) left = height[i];
        int level = left < right[i] ? left : right[i];
        int depth = level - height[i];
        water += depth;
        if (depth > deepest) deepest = depth;
    }
    printf("%lld %d\n", water, deepest);
    return 0;
}
