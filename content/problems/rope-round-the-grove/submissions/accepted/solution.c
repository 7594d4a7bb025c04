#include <stdio.h>
#include <stdlib.h>

struct tree { long long x, y; };

static struct tree trees[5000], corners[10001];

static int by_position(const void *p, const void *q) {
    const struct tree *a = p, *b = q;
    if (a->x != b->x) return a->x < b->x ? -1 : 1;
    return a->y < b->y ? -1 : 1;
}

/* Positive if one turns left at b on the way from a to c. */
static long long turn(struct tree a, struct tree b, struct tree c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

static int put(int begin, int end, struct tree t) {
    while (end - begin >= 2 && turn(corners[end - 2], corners[end - 1], t) <= 0) end--;
    corners[end] = t;
    return end + 1;
}

int main(void) {
    int n, h = 0;
    long long area = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%lld %lld", &trees[i].x, &trees[i].y);
    if (n == 1) {
        printf("1 0\n");
        return 0;
    }
    qsort(trees, n, sizeof trees[0], by_position);
    for (int i = 0; i < n; i++) h = put(0, h, trees[i]);
    int begin = h - 1; /* the easternmost tree begins the northern side */
    for (int i = n - 2; i >= 0; i--) h = put(begin, h, trees[i]);
    h--; /* the westernmost tree is there twice */
    for (int i = 0; i < h; i++) area += corners[i].x * corners[i + 1].y - corners[i + 1].x * corners[i].y;
    printf("%d %lld\n", h, area);
    return 0;
}
