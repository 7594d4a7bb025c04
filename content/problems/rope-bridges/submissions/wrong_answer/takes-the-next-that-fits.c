#include <stdio.h>
#include <stdlib.h>

struct wish {
    int a, b;
};

static struct wish wishes[15000];
static int ends[15000];

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
        if (i == 0 || (wishes[i].a > wishes[ends[0]].a && wishes[i].b > wishes[ends[0]].b)) {
            ends[0] = i;
            bridges++;
        }
    }
    printf("%d\n", bridges);
    return 0;
}
