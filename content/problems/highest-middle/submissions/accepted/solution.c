#include <stdio.h>
#include <stdlib.h>

static int n, k, points[200000], sorted[200000], total[200001];

static int compare(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

/* Is there a spell whose middle value is at least x? */
static int possible(int x) {
    int smallest = 0;
    for (int end = 1; end <= n; end++) {
        total[end] = total[end - 1] + (points[end - 1] >= x ? 1 : -1);
        if (end < k) continue;
        if (total[end - k] < smallest) smallest = total[end - k];
        if (total[end] > smallest) return 1;
    }
    return 0;
}

int main(void) {
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) {
        scanf("%d", &points[i]);
        sorted[i] = points[i];
    }
    qsort(sorted, n, sizeof sorted[0], compare);
    int low = 0, high = n - 1;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (possible(sorted[middle])) low = middle;
        else high = middle - 1;
    }
    printf("%d\n", sorted[low]);
    return 0;
}
