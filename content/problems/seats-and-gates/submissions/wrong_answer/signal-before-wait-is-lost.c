#include <stdio.h>
#include <string.h>

struct step {
    char what[8], word[12];
    int semaphore;
};

static struct step program[20][100];
static int steps[20], place[20], waits_at[20];
static int number[11], queue[11][2100], first[11], last[11];

int main(void) {
    int k, n, printed = 0, moved = 1, stuck = 0;
    scanf("%d %d", &k, &n);
    for (int s = 1; s <= k; s++) scanf("%d", &number[s]);
    for (int t = 0; t < n; t++) {
        scanf("%d", &steps[t]);
        for (int i = 0; i < steps[t]; i++) {
            struct step *step = &program[t][i];
            scanf("%7s", step->what);
            if (step->what[0] == 'p') scanf("%11s", step->word);
            else scanf("%d", &step->semaphore);
        }
    }
    while (moved) {
        moved = 0;
        for (int t = 0; t < n; t++) {
            if (waits_at[t] != 0 || place[t] == steps[t]) continue;
            const struct step *step = &program[t][place[t]++];
            int s = step->semaphore;
            moved = 1;
            if (step->what[0] == 'p') {
                printf(printed++ == 0 ? "%s" : " %s", step->word);
            } else if (step->what[0] == 'w') {
                if (number[s] > 0) {
                    number[s]--;
                } else {
                    waits_at[t] = s;
                    queue[s][last[s]++] = t;
                }
            } else if (first[s] < last[s]) {
                waits_at[queue[s][first[s]++]] = 0;
            }
        }
    }
    puts(printed == 0 ? "nothing" : "");
    for (int t = 0; t < n; t++) {
        if (waits_at[t] == 0) continue;
        printf("%d %d\n", t + 1, waits_at[t]);
        stuck++;
    }
    if (stuck == 0) puts("all finished");
    return 0;
}
