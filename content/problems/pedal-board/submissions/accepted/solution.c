#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pedal {
    char kind[8];
    int number, on;
    int heard[1000], count; /* what an echo has heard */
};

static int changed(struct pedal *p, int x) {
    if (strcmp(p->kind, "gain") == 0) return x * p->number;
    if (strcmp(p->kind, "clip") == 0) {
        if (x > p->number) return p->number;
        return x < -p->number ? -p->number : x;
    }
    if (strcmp(p->kind, "gate") == 0) return abs(x) < p->number ? 0 : x;
    p->heard[p->count] = x;
    int before = p->count - p->number;
    p->count++;
    return before >= 0 ? x + p->heard[before] : x;
}

int main(void) {
    static struct pedal pedals[8];
    int p, n;
    scanf("%d %d", &p, &n);
    for (int i = 0; i < p; i++) {
        scanf("%7s %d", pedals[i].kind, &pedals[i].number);
        pedals[i].on = 1;
    }
    for (int i = 0; i < n; i++) {
        char event[8];
        int x;
        scanf("%7s %d", event, &x);
        if (strcmp(event, "press") == 0) {
            pedals[x - 1].on = !pedals[x - 1].on;
            continue;
        }
        for (int j = 0; j < p; j++) {
            if (pedals[j].on) x = changed(&pedals[j], x);
        }
        printf("%d\n", x);
    }
    return 0;
}
