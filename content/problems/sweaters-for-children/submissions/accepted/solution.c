#include <stdio.h>
#include <stdlib.h>

static int children[5000], sweaters[5000];

static int by_size(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

int main(void) {
    int c, w, given = 0;
    scanf("%d %d", &c, &w);
    for (int i = 0; i < c; i++) scanf("%d", &children[i]);
    for (int i = 0; i < w; i++) scanf("%d", &sweaters[i]);
    qsort(children, c, sizeof children[0], by_size);
    qsort(sweaters, w, sizeof sweaters[0], by_size);
    int child = 0, sweater = 0;
    while (child < c && sweater < w) {
        if (sweaters[sweater] < children[child]) {
            sweater++;
        } else if (sweaters[sweater] > children[child] + 4) {
            child++;
        } else {
            given++;
            child++;
            sweater++;
        }
    }
    printf("%d\n%d\n", given, w - given);
    return 0;
}
