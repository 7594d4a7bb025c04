#include <stdio.h>
#include <stdlib.h>

struct stamp {
    int roll, workshop;
};

static struct stamp stamps[20000];

static int compare(const void *a, const void *b) {
    const struct stamp *x = a, *y = b;
    if (x->roll != y->roll) return x->roll < y->roll ? -1 : 1;
    return x->workshop - y->workshop;
}

/* Prints the roll numbers that were at exactly this many workshops. */
static void print(const char *title, int count, int wanted) {
    int printed = 0;
    printf("%s", title);
    for (int i = 0; i < count;) {
        int visits = 0, first = i;
        for (; i < count && stamps[i].roll == stamps[first].roll; i++) {
            if (i == first || stamps[i].workshop != stamps[i - 1].workshop) visits++;
        }
        if (visits == wanted) {
            printf(" %d", stamps[first].roll);
            printed++;
        }
    }
    printf(printed == 0 ? " none\n" : "\n");
}

int main(void) {
    int w, count = 0;
    scanf("%d", &w);
    for (int i = 0; i < w; i++) {
        int k;
        scanf("%d", &k);
        while (k-- > 0) {
            scanf("%d", &stamps[count].roll);
            stamps[count++].workshop = i;
        }
    }
    qsort(stamps, count, sizeof stamps[0], compare);
    print("all:", count, w);
    print("one:", count, 1);
    return 0;
}
