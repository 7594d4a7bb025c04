#include <stdio.h>

static int n, c, bag[14], load[14], best;

static void place(int i, int jeeps) {
    if (i == n) {
        if (jeeps < best) best = jeeps;
        return;
    }
    for (int j = 0; j < n; j++) {
        if (load[j] + bag[i] > c) continue;
        int first_bag = load[j] == 0;
        load[j] += bag[i];
        place(i + 1, jeeps + first_bag);
        load[j] -= bag[i];
    }
}

int main(void) {
    scanf("%d %d", &n, &c);
    for (int i = 0; i < n; i++) {
        scanf("%d", &bag[i]);
        /* Heavy bags first: then what cannot work is noticed early. */
        for (int k = i; k > 0 && bag[k] > bag[k - 1]; k--) {
            int heavier = bag[k];
            bag[k] = bag[k - 1];
            bag[k - 1] = heavier;
        }
    }
    best = n + 1;
    place(0, 0);
    printf("%d\n", best);
    return 0;
}
