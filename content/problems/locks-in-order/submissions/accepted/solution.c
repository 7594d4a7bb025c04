#include <stdio.h>

static int holds[101][51], broken[101];

int main(void) {
    int n, q, safe = 1;
    scanf("%d %d", &n, &q);
    for (int line = 1; line <= q; line++) {
        int thread, lock;
        char what[8];
        scanf("%d %7s %d", &thread, what, &lock);
        if (what[0] == 'r') {
            holds[thread][lock] = 0;
            continue;
        }
        for (int larger = lock + 1; larger <= 50; larger++) {
            if (holds[thread][larger] && broken[thread] == 0) broken[thread] = line;
        }
        holds[thread][lock] = 1;
    }
    for (int thread = 1; thread <= n; thread++) {
        if (broken[thread] == 0) continue;
        printf("%d %d\n", thread, broken[thread]);
        safe = 0;
    }
    if (safe) puts("safe");
    return 0;
}
