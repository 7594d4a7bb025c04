#include <stdio.h>
#include <string.h>

struct cistern {
    int holds, litres;
};

/* Takes what fits, and returns the rest. */
static int fill(struct cistern *cistern, int water) {
    int room = cistern->holds - cistern->litres;
    int taken = water < room ? water : room;
    cistern->litres += taken;
    return water - taken;
}

static int draw(struct cistern *cistern, int wanted) {
    int given = wanted;
    cistern->litres -= given;
    return given;
}

int main(void) {
    struct cistern cisterns[100];
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) {
        scanf("%d", &cisterns[i].holds);
        cisterns[i].litres = 0;
    }
    while (q-- > 0) {
        char event[6];
        int i, litres;
        scanf("%5s %d", event, &i);
        if (strcmp(event, "clean") == 0) {
            litres = draw(&cisterns[i - 1], cisterns[i - 1].litres);
            i++;
        } else {
            scanf("%d", &litres);
        }
        if (strcmp(event, "draw") == 0) {
            litres = draw(&cisterns[i - 1], litres);
        } else {
            for (; i <= n; i++) litres = fill(&cisterns[i - 1], litres);
        }
        printf("%d\n", litres);
    }
    for (int i = 0; i < n; i++) printf("%d ", cisterns[i].litres);
    printf("\n");
    return 0;
}
