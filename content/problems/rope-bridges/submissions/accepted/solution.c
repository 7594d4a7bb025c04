#include <stdio.h>
#include <stdlib.h>

struct wish {
    int a, b;
};

static struct wish wishes[200000];
static int ends[200000];

static int compare(const void *x, const void *y) {
    const struct wish *p = x, *q = y;
    if (p->a != q->a) return p->a - q->a;
    return q->b - p->b;
}

int main(void) {
    int n, bridges = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d", &wishes[i].a, &wishes[i].b);
    qsort(wishes, n, sizeof wishes[0], compare);
    for (int i = 0; i < n; i++) {
        int low = 0, high = bridges;
        while (low < high) {
            int middle = (low + high) / 2;
            if (ends[middle] < wishes[i].b) low = middle + 1;
            else high = middle;
        }
        ends[low] = wishes[i].b;
        if (low == bridges) bridges++;
    }
    printf("%d\n", bridges);
    return 0;
}
