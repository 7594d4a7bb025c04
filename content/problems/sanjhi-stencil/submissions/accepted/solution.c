#include <stdio.h>
#include <string.h>

struct shape {
    char kind[8];
    int numbers[4];
    int first, second; /* places of A and B in the array */
};

static struct shape shapes[400];
static int count = 0, h, w;

/* Reads a formula and answers with its place in the array. */
static int read_shape(void) {
    int me = count++, numbers = 0, parts = 2;
    struct shape *s = &shapes[me];
    scanf("%7s", s->kind);
    if (strcmp(s->kind, "rect") == 0) numbers = 4, parts = 0;
    else if (strcmp(s->kind, "disc") == 0) numbers = 3, parts = 0;
    else if (strcmp(s->kind, "move") == 0) numbers = 2, parts = 1;
    else if (strcmp(s->kind, "mirror") == 0) parts = 1;
    for (int i = 0; i < numbers; i++) scanf("%d", &s->numbers[i]);
    if (parts > 0) s->first = read_shape();
    if (parts > 1) s->second = read_shape();
    return me;
}

static int covers(int place, int r, int c) {
    const struct shape *s = &shapes[place];
    const int *a = s->numbers;
    if (strcmp(s->kind, "rect") == 0) return a[0] <= r && r <= a[2] && a[1] <= c && c <= a[3];
    if (strcmp(s->kind, "disc") == 0) return (r - a[0]) * (r - a[0]) + (c - a[1]) * (c - a[1]) <= a[2] * a[2];
    if (strcmp(s->kind, "move") == 0) return covers(s->first, r - a[0], c - a[1]);
    if (strcmp(s->kind, "mirror") == 0) return covers(s->first, r, w + 1 - c);
    if (strcmp(s->kind, "join") == 0) return covers(s->first, r, c) || covers(s->second, r, c);
    if (strcmp(s->kind, "both") == 0) return covers(s->first, r, c) && covers(s->second, r, c);
    return covers(s->first, r, c) && !covers(s->second, r, c);
}

int main(void) {
    scanf("%d %d", &h, &w);
    int stencil = read_shape();
    for (int r = 1; r <= h; r++) {
        for (int c = 1; c <= w; c++) putchar(covers(stencil, r, c) ? '#' : '.');
        putchar('\n');
    }
    return 0;
}
