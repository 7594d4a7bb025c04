#include <stdio.h>

static int n, like[15][15], tent_of[15], best;

/* Student i goes into each tent that is used already, or into a new one. */
static void place(int i, int tents, int mood) {
    if (i == n) {
        if (mood > best) best = mood;
        return;
    }
    for (int tent = 0; tent <= tents; tent++) {
        int gain = 0;
        for (int j = 0; j < i; j++) {
            if (tent_of[j] == tent) gain += like[i][j];
        }
        tent_of[i] = tent;
        place(i + 1, tent == tents ? tents + 1 : tents, mood + gain);
    }
}

int main(void) {
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) scanf("%d", &like[i][j]);
    }
    place(0, 0, 0);
    printf("%d\n", best);
    return 0;
}
