#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct figure {
    int points, at[8]; /* the smallest description */
    int number;
};

static struct figure figures[20000];
static int answer[20001];

static int by_points(const void *a, const void *b) {
    const int *p = a, *q = b;
    return p[0] != q[0] ? p[0] - q[0] : p[1] - q[1];
}

static int by_description(const struct figure *x, const struct figure *y) {
    if (x->points != y->points) return x->points - y->points;
    for (int i = 0; i < 2 * x->points; i++) {
        if (x->at[i] != y->at[i]) return x->at[i] - y->at[i];
    }
    return 0;
}

static int compare(const void *a, const void *b) {
    const struct figure *x = a, *y = b;
    int order = by_description(x, y);
    return order != 0 ? order : x->number - y->number;
}

static void smallest_loop(struct figure *f) {
    struct figure best = *f;
    for (int start = 0; start < 4; start++) {
        for (int step = 1; step <= 3; step += 2) { /* 3 steps forwards are one backwards */
            struct figure turned = *f;
            for (int i = 0; i < 4; i++) {
                int from = (start + i * step) % 4;
                turned.at[2 * i] = f->at[2 * from];
                turned.at[2 * i + 1] = f->at[2 * from + 1];
            }
            if (by_description(&turned, &best) < 0) best = turned;
        }
    }
    *f = best;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        struct figure *f = &figures[i];
        char kind[12];
        scanf("%11s", kind);
        f->number = i + 1;
        f->points = kind[0] == 'd' ? 1 : kind[0] == 't' ? 3 : strcmp(kind, "line") == 0 ? 2 : 4;
        for (int j = 0; j < 2 * f->points; j++) scanf("%d", &f->at[j]);
        if (f->points == 4) smallest_loop(f);
        else qsort(f->at, f->points, 2 * sizeof(int), by_points);
    }
    qsort(figures, n, sizeof figures[0], compare);
    for (int i = 0, first = 0; i < n; i++) {
        if (by_description(&figures[i], &figures[first]) != 0) first = i;
        answer[figures[i].number] = i == first ? 0 : figures[first].number;
    }
    for (int i = 1; i <= n; i++) {
        if (answer[i] == 0) printf("new\n");
        else printf("%d\n", answer[i]);
    }
    return 0;
}
