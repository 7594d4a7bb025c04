#include <stdio.h>
#include <stdlib.h>

struct stall { long long east, north; };

static struct stall stalls[100000], merged[100000], strip[100000];

static int by_east(const void *a, const void *b) {
    long long x = ((const struct stall *) a)->east, y = ((const struct stall *) b)->east;
    return (x > y) - (x < y);
}

static long long squared(long long distance) {
    return distance * distance;
}

/* Merges two parts that are sorted from south to north. */
static void merge(int begin, int middle, int end) {
    int left = begin, right = middle;
    for (int i = begin; i < end; i++) {
        if (right == end || (left < middle && stalls[left].north <= stalls[right].north)) merged[i] = stalls[left++];
        else merged[i] = stalls[right++];
    }
    for (int i = begin; i < end; i++) stalls[i] = merged[i];
}

/* The smallest squared distance in a part that is sorted from west to east, or best if that is smaller.
   Afterwards the part is sorted from south to north. */
static long long closest(int begin, int end, long long best) {
    if (end - begin < 2) return best;
    int middle = (begin + end) / 2, in_strip = 0;
    long long line = stalls[middle].east;
    best = closest(begin, middle, best);
    best = closest(middle, end, best);
    merge(begin, middle, end);
    for (int i = begin; i < end; i++) {
        if (squared(stalls[i].east - line) < best) strip[in_strip++] = stalls[i];
    }
    for (int i = 0; i < in_strip; i++) {
        for (int j = i + 1; j < in_strip && squared(strip[j].north - strip[i].north) < best; j++) {
            long long between = squared(strip[j].east - strip[i].east) + squared(strip[j].north - strip[i].north);
            if (between < best) best = between;
        }
    }
    return best;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%lld %lld", &stalls[i].east, &stalls[i].north);
    qsort(stalls, n, sizeof stalls[0], by_east);
    printf("%lld\n", closest(0, n, 9000000000000000000));
    return 0;
}
