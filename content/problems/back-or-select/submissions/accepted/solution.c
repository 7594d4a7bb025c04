#include <stdio.h>

static char lost[2001], arrived[300];
static int sent[60000], count;
static int n, w;

/* Sends a frame; 1 if it arrives. */
static int transmit(int frame) {
    sent[count++] = frame;
    return count > 2000 || !lost[count];
}

static void report(const char *name) {
    printf("%s %d:", name, count);
    for (int i = 0; i < count; i++) printf(" %d", sent[i]);
    putchar('\n');
    count = 0;
}

static void go_back_n(void) {
    int base = 0, next = 0;
    while (base < n) {
        if (next == n || next == base + w) {
            next = base;
            continue;
        }
        int well = transmit(next);
        if (well && next == base) base++;
        next++;
    }
    report("go-back-n");
}

static void selective(void) {
    int base = 0, next = 0;
    while (base < n) {
        if (next < n && next < base + w) {
            arrived[next] = transmit(next);
            next++;
        } else {
            for (int frame = base; frame < next; frame++) {
                if (!arrived[frame]) arrived[frame] = transmit(frame);
            }
        }
        while (base < n && arrived[base]) base++;
    }
    report("selective");
}

int main(void) {
    int m, number;
    scanf("%d %d %d", &n, &w, &m);
    while (m-- > 0) {
        scanf("%d", &number);
        lost[number] = 1;
    }
    go_back_n();
    selective();
    return 0;
}
