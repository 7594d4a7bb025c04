#include <stdio.h>
#include <stdlib.h>

struct cylinder { int number, place; };

static struct cylinder row[200000];
static int seen[200000];

static int by_number(const void *a, const void *b) {
    int x = ((const struct cylinder *) a)->number, y = ((const struct cylinder *) b)->number;
    return (x > y) - (x < y);
}

int main(void) {
    int n, rings = 0, right = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &row[i].number);
        row[i].place = i;
    }
    qsort(row, n, sizeof row[0], by_number);
    for (int start = 0; start < n; start++) {
        if (row[start].place == start) right++;
        if (seen[start]) continue;
        rings++;
        for (int at = start; !seen[at]; at = row[at].place) seen[at] = 1;
    }
    printf("%d %d\n", n - rings, right);
    return 0;
}
