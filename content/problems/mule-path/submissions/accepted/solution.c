#include <stdio.h>
#include <string.h>

static int h, w, height[6400], steps[6400], queue[6400];

/* The fewest steps over squares that are not higher than the limit, or -1. */
static int fewest(int start, int end, int limit) {
    int head = 0, tail = 0;
    memset(steps, -1, sizeof steps);
    if (height[start] > limit) return -1;
    steps[start] = 0;
    queue[tail++] = start;
    while (head < tail && steps[end] < 0) {
        int at = queue[head++];
        int row = at / w, column = at % w;
        int near[] = {at - w, at + w, at - 1, at + 1};
        int inside[] = {row > 0, row < h - 1, column > 0, column < w - 1};
        for (int i = 0; i < 4; i++) {
            if (!inside[i] || steps[near[i]] >= 0 || height[near[i]] > limit) continue;
            steps[near[i]] = steps[at] + 1;
            queue[tail++] = near[i];
        }
    }
    return steps[end];
}

int main(void) {
    int r1, c1, r2, c2;
    scanf("%d %d %d %d %d %d", &h, &w, &r1, &c1, &r2, &c2);
    for (int i = 0; i < h * w; i++) scanf("%d", &height[i]);
    int start = (r1 - 1) * w + c1 - 1, end = (r2 - 1) * w + c2 - 1;
    int low = 0, high = 9999;
    while (low < high) {
        int middle = (low + high) / 2;
        if (fewest(start, end, middle) >= 0) high = middle;
        else low = middle + 1;
    }
    printf("%d %d\n", low, fewest(start, end, low));
    return 0;
}
