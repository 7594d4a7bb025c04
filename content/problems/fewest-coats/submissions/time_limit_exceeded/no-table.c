#include <stdio.h>
#include <string.h>

static char plan[201];

/* The boards from a up to before b. */
static int best(int a, int b) {
    if (a >= b) return 0;
    int strokes = 1 + best(a + 1, b);
    for (int m = a + 1; m < b; m++) {
        if (plan[m] != plan[a]) continue;
        int shared = best(a + 1, m) + best(m, b);
        if (shared < strokes) strokes = shared;
    }
    return strokes;
}

int main(void) {
    scanf("%200s", plan);
    printf("%d\n", best(0, strlen(plan)));
    return 0;
}
