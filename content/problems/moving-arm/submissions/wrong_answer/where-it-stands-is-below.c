#include <stdio.h>
#include <stdlib.h>

static int request[1000], sorted[1000], order[1000];
static int c, start, n;

static int smaller_first(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

static void report(const char *name, long long moved) {
    printf("%s %lld:", name, moved);
    for (int i = 0; i < n; i++) printf(" %d", order[i]);
    putchar('\n');
}

static long long along(void) {
    long long moved = 0;
    for (int i = 0, at = start; i < n; at = order[i++]) moved += abs(order[i] - at);
    return moved;
}

static void nearest_first(void) {
    char done[1000] = {0};
    int at = start;
    for (int i = 0; i < n; i++) {
        int best = -1;
        for (int k = 0; k < n; k++) {
            if (!done[k] && (best < 0 || abs(sorted[k] - at) < abs(sorted[best] - at))) best = k;
        }
        done[best] = 1;
        at = order[i] = sorted[best];
    }
}

int main(void) {
    scanf("%d %d %d", &c, &start, &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &request[i]);
        sorted[i] = order[i] = request[i];
    }
    report("FCFS", along());
    qsort(sorted, n, sizeof sorted[0], smaller_first);
    nearest_first();
    report("SSTF", along());
    int below = 0;
    while (below < n && sorted[below] <= start) below++;
    for (int i = below; i < n; i++) order[i - below] = sorted[i];
    for (int i = 0; i < below; i++) order[n - below + i] = sorted[below - 1 - i];
    report("SCAN", c - 1 - start + (below > 0 ? c - 1 - sorted[0] : 0));
    for (int i = 0; i < below; i++) order[n - below + i] = sorted[i];
    report("C-LOOK", along());
    return 0;
}
