#include <stdio.h>

#define SIZE 131072

static int left[2 * SIZE], right[2 * SIZE], best[2 * SIZE];

static int max(int a, int b) {
    return a > b ? a : b;
}

/* Computes a part from its halves, which have this length each. */
static void join(int part, int half) {
    int a = 2 * part, b = 2 * part + 1;
    left[part] = left[a] == half ? half + left[b] : left[a];
    right[part] = right[b] == half ? half + right[a] : right[b];
    best[part] = max(right[a] + left[b], max(best[a], best[b]));
}

static void set_free(int place, int is_free) {
    int part = SIZE + place - 1;
    left[part] = right[part] = best[part] = is_free;
    for (int half = 1; part > 1; half *= 2) {
        part /= 2;
        join(part, half);
    }
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int place = 1; place <= n; place++) set_free(place, 1);
    while (q-- > 0) {
        int place;
        scanf("%d", &place);
        set_free(place, !best[SIZE + place - 1]);
        printf("%d\n", best[1]);
    }
    return 0;
}
