#include <stdio.h>
#include <stdlib.h>

static int page[1000], frame[50];
static int f, n;

static int smaller_first(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

static int next_use(int wanted, int from) {
    while (from < n && page[from] != wanted) from++;
    return from;
}

/* The place of the page that goes; the frames are in order of coming in (FIFO) or of use (LRU). */
static int victim(char strategy, int now) {
    if (strategy != 'O') return 0;
    int best = 0;
    for (int i = 1; i < f; i++) {
        int mine = next_use(frame[i], now), his = next_use(frame[best], now);
        if (mine > his || (mine == his && frame[i] < frame[best])) best = i;
    }
    return best;
}

static void take_out(int at, int used) {
    for (int i = at; i + 1 < used; i++) frame[i] = frame[i + 1];
}

static void run(const char *name) {
    int used = 0, faults = 0;
    for (int now = 0; now < n; now++) {
        int at = 0;
        while (at < used && frame[at] != page[now]) at++;
        if (at < used) {
            if (name[0] != 'L') continue;
            take_out(at, used--);
        } else {
            faults++;
            if (used == f) take_out(victim(name[0], now), used--);
        }
        frame[used++] = page[now];
    }
    qsort(frame, used, sizeof frame[0], smaller_first);
    printf("%s %d", name, faults);
    for (int i = 0; i < used; i++) printf(" %d", frame[i]);
    putchar('\n');
}

int main(void) {
    scanf("%d %d", &f, &n);
    for (int i = 0; i < n; i++) scanf("%d", &page[i]);
    run("FIFO");
    run("LRU");
    run("OPT");
    return 0;
}
