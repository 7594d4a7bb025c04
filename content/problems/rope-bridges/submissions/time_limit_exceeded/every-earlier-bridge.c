#include <stdio.h>
#include <stdlib.h>

struct wish {
    int a, b;
};

static struct wish wishes[200000];
static int most[200000];

static int compare(const void *x, const void *y) {
    const struct wish *p = x, *q = y;
    return p->a != q->a ? p->a - q->a : p->b - q->b;
}

int main(void) {
    int n, bridges = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d", &wishes[i].a, &wishes[i].b);
    qsort(wishes, n, sizeof wishes[0], compare);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
            if (wishes[j].a < wishes[i].a && wishes[j].b < wishes[i].b && most[j] > most[i]) most[i] = most[j];
        }
        most[i]++;
        if (most[i] > bridges) bridges = most[i];
    }
    printf("%d\n", bridges);
    return 0;
}
