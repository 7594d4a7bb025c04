#include <stdio.h>
#include <stdlib.h>

static int marks[200000];

static int compare(const void *x, const void *y) {
    int a = *(const int *)x, b = *(const int *)y;
    return (a > b) - (a < b);
}

/* The first of n places whose mark is at least wanted. */
static int first_at_least(int n, int wanted) {
    int low = 0, high = n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (marks[middle] < wanted) low = middle + 1;
        else high = middle;
    }
    return low;
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) scanf("%d", &marks[i]);
    qsort(marks, n, sizeof marks[0], compare);
    while (q-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        printf("%d\n", first_at_least(n, b + 1) - first_at_least(n, a));
    }
    return 0;
}
