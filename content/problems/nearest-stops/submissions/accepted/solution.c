#include <stdio.h>
#include <stdlib.h>

struct stop {
    int number, distance;
};

static int nearer(const void *a, const void *b) {
    const struct stop *x = a, *y = b;
    if (x->distance != y->distance) return x->distance - y->distance;
    return x->number - y->number;
}

int main(void) {
    static struct stop stops[1000];
    int a, b, n, k, x, y;
    scanf("%d %d %d %d", &a, &b, &n, &k);
    for (int i = 0; i < n; i++) {
        scanf("%d %d", &x, &y);
        stops[i].number = i + 1;
        stops[i].distance = abs(x - a) + abs(y - b);
    }
    qsort(stops, n, sizeof(struct stop), nearer);
    for (int i = 0; i < k; i++) printf("%d %d\n", stops[i].number, stops[i].distance);
    return 0;
}
