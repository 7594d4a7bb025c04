#include <stdio.h>

static long long height[200000];

int main(void) {
    int n, best_begin = 0, best_width = 0;
    long long best = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%lld", &height[i]);
    for (int i = 0; i < n; i++) {
        int left = i, right = i;
        while (left > 0 && height[left - 1] >= height[i]) left--;
        while (right + 1 < n && height[right + 1] >= height[i]) right++;
        int width = right - left + 1;
        long long area = height[i] * width;
        if (area > best || (area == best && (left < best_begin || (left == best_begin && width > best_width)))) {
            best = area;
            best_begin = left;
            best_width = width;
        }
    }
    printf("%lld %d %d\n", best, best_begin + 1, best_width);
    return 0;
}
