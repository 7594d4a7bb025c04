#include <stdio.h>
#include <string.h>

struct crate { int weight, day; };

static int heavy(struct crate c, int w, int d) {
    (void) d;
    return c.weight >= w;
}

static int fresh(struct crate c, int w, int d) {
    (void) w;
    return c.day >= d;
}

static int both(struct crate c, int w, int d) {
    return c.weight >= w && c.day >= d;
}

static int pick(struct crate c, int w, int d) {
    (void) w;
    return c.day == d;
}

static void answer(struct crate crates[], int n, int (*fits)(struct crate, int, int), int w, int d) {
    int found = 0, weight = 0;
    for (int i = 0; i < n; i++) {
        if (fits(crates[i], w, d)) {
            found++;
            weight += crates[i].weight;
        }
    }
    printf("%d %d\n", found, weight);
}

int main(void) {
    struct crate crates[500];
    int n, q;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d", &crates[i].weight, &crates[i].day);
    scanf("%d", &q);
    while (q-- > 0) {
        char kind[6];
        int w = 0, d = 0;
        scanf("%5s", kind);
        if (strcmp(kind, "heavy") == 0 || strcmp(kind, "both") == 0) scanf("%d", &w);
        if (strcmp(kind, "heavy") != 0) scanf("%d", &d);
        if (strcmp(kind, "heavy") == 0) answer(crates, n, heavy, w, d);
        else if (strcmp(kind, "fresh") == 0) answer(crates, n, fresh, w, d);
        else if (strcmp(kind, "both") == 0) answer(crates, n, both, w, d);
        else answer(crates, n, pick, w, d);
    }
    return 0;
}
