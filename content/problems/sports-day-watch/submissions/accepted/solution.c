#include <stdio.h>
#include <string.h>

struct watch {
    int runs, started; /* started: the second of the start, if it runs */
    int counted;       /* the seconds before that */
    int last_lap;      /* what it showed at the last lap */
};

static int shows(const struct watch *w, int second) {
    return w->runs ? w->counted + second - w->started : w->counted;
}

int main(void) {
    struct watch w = {0};
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char button[6];
        int second;
        scanf("%5s %d", button, &second);
        if (strcmp(button, "start") == 0) {
            if (w.runs) continue;
            w.runs = 1;
            w.started = second;
        } else if (strcmp(button, "stop") == 0) {
            w.counted = shows(&w, second);
            w.runs = 0;
        } else if (strcmp(button, "reset") == 0) {
            w.counted = 0;
            w.started = second;
            w.last_lap = 0;
        } else if (strcmp(button, "show") == 0) {
            printf("%d\n", shows(&w, second));
        } else {
            printf("%d\n", shows(&w, second) - w.last_lap);
            w.last_lap = shows(&w, second);
        }
    }
    return 0;
}
