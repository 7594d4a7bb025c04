#include <stdio.h>
#include <stdlib.h>

struct piece {
    int start, end;
};

static struct piece early[2000];
static int count;

static int by_start(const void *a, const void *b) {
    const struct piece *p = a, *q = b;
    return (p->start > q->start) - (p->start < q->start);
}

static int advance(int expected) {
    int moved = 1;
    while (moved) {
        moved = 0;
        for (int i = 0; i < count; i++) {
            if (early[i].start > expected) continue;
            if (early[i].end > expected) expected = early[i].end;
            early[i--] = early[--count];
            moved = 1;
        }
    }
    return expected;
}

int main(void) {
    int expected, n, last = -1, times = 0;
    scanf("%d %d", &expected, &n);
    while (n-- > 0) {
        int start, length;
        scanf("%d %d", &start, &length);
        early[count].start = start;
        early[count++].end = start + length;
        expected = advance(expected);
        times = expected == last ? times + 1 : 1;
        last = expected;
        printf("%d%s\n", expected, times == 4 ? " fast" : "");
    }
    qsort(early, count, sizeof early[0], by_start);
    int kept = 0, from = expected;
    for (int i = 0; i < count; i++) {
        from = early[i].start;
        if (early[i].end > from) {
            kept += early[i].end - from;
            from = early[i].end;
        }
    }
    printf("%d\n", kept);
    return 0;
}
