#include <stdio.h>

static int begin[200001], height[200001];

int main(void) {
    int n, depth = 0, best_begin = 0, best_width = 0;
    long long best = 0;
    scanf("%d", &n);
    for (int i = 0; i <= n; i++) {
        int high = 0, from = i;
        if (i < n) scanf("%d", &high);
        /* Rectangles that are at least as high end before house i. */
        while (depth > 0 && height[depth - 1] >= high) {
            depth--;
            from = begin[depth];
            int width = i - from;
            long long area = height[depth] * width;
            if (area > best || (area == best && (from < best_begin || (from == best_begin && width > best_width)))) {
                best = area;
                best_begin = from;
                best_width = width;
            }
        }
        begin[depth] = from;
        height[depth] = high;
        depth++;
    }
    printf("%lld %d %d\n", best, best_begin + 1, best_width);
    return 0;
}
