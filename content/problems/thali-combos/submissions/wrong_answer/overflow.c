#include <stdio.h>
#include <stdlib.h>

static int curries[12000], breads[12000];

static int compare(const void *a, const void *b) {
    int left = *(const int *)a, right = *(const int *)b;
    return (left > right) - (left < right);
}

/* How many thalis cost at most this much? Both lists are sorted. */
static int count_up_to(int price, int n, int m) {
    int count = 0;
    int fitting = m;
    for (int i = 0; i < n; i++) {
        while (fitting > 0 && curries[i] + breads[fitting - 1] > price) fitting--;
        count += fitting;
    }
    return count;
}

int main(void) {
    int n, m;
    int k;
    scanf("%d %d %d", &n, &m, &k);
    for (int i = 0; i < n; i++) scanf("%d", &curries[i]);
    for (int i = 0; i < m; i++) scanf("%d", &breads[i]);
    qsort(curries, n, sizeof curries[0], compare);
    qsort(breads, m, sizeof breads[0], compare);
    int low = curries[0] + breads[0], high = curries[n - 1] + breads[m - 1];
    while (low < high) {
        int middle = (low + high) / 2;
        if (count_up_to(middle, n, m) >= k) high = middle;
        else low = middle + 1;
    }
    printf("%d\n", low);
    return 0;
}
