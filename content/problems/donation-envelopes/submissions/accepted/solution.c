#include <stdio.h>
#include <stdlib.h>

static long long amounts[36], first[1 << 18], second[1 << 18];

static int compare(const void *a, const void *b) {
    long long x = *(const long long *)a, y = *(const long long *)b;
    return (x > y) - (x < y);
}

/* Writes down the sums of all choices among these amounts, and says how many there are. */
static int all_sums(const long long *from, int count, long long *sums) {
    int size = 1;
    sums[0] = 0;
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < size; j++) sums[size + j] = sums[j] + from[i];
        size *= 2;
    }
    return size;
}

/* How many of the sorted sums are below the limit? */
static int below(const long long *sums, int size, long long limit) {
    int low = 0, high = size;
    while (low < high) {
        int middle = (low + high) / 2;
        if (sums[middle] < limit) low = middle + 1;
        else high = middle;
    }
    return low;
}

int main(void) {
    int n;
    long long s, t, choices = 0;
    scanf("%d %lld %lld", &n, &s, &t);
    for (int i = 0; i < n; i++) scanf("%lld", &amounts[i]);
    int firsts = all_sums(amounts, n / 2, first);
    int seconds = all_sums(amounts + n / 2, n - n / 2, second);
    qsort(second, seconds, sizeof second[0], compare);
    for (int i = 0; i < firsts; i++) {
        choices += below(second, seconds, t - first[i] + 1) - below(second, seconds, s - first[i]);
    }
    printf("%lld\n", choices);
    return 0;
}
