#include <stdio.h>
#include <stdlib.h>

#define LARGEST 200001

/* kind 0: a wire begins at y = low; 1: how many from low to high? 2: the wire ends */
struct event {
    int x, kind, low, high;
};

static struct event events[300000];
static int tree[LARGEST + 1];

static void add(int y, int amount) {
    for (int i = y + 1; i <= LARGEST; i += i & -i) tree[i] += amount;
}

static int up_to(int y) {
    int sum = 0;
    for (int i = y + 1; i > 0; i -= i & -i) sum += tree[i];
    return sum;
}

static int compare(const void *p, const void *q) {
    const struct event *a = p, *b = q;
    return a->x != b->x ? a->x - b->x : a->kind - b->kind;
}

int main(void) {
    int a, b, count = 0;
    scanf("%d %d", &a, &b);
    for (int i = 0; i < a; i++) {
        int y, from, to;
        scanf("%d %d %d", &y, &from, &to);
        events[count++] = (struct event){from, 0, y, y};
        events[count++] = (struct event){to, 2, y, y};
    }
    for (int i = 0; i < b; i++) {
        int x, from, to;
        scanf("%d %d %d", &x, &from, &to);
        events[count++] = (struct event){x, 1, from, to};
    }
    qsort(events, count, sizeof events[0], compare);
    long long clips = 0;
    for (int i = 0; i < count; i++) {
        if (events[i].kind == 0) add(events[i].low, 1);
        if (events[i].kind == 1) clips += up_to(events[i].high) - up_to(events[i].low - 1);
        if (events[i].kind == 2) add(events[i].low, -1);
    }
    printf("%lld\n", clips);
    return 0;
}
