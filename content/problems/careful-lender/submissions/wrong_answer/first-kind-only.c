#include <stdio.h>

static int lent[100][10], lacking[100][10], free_now[10], done[100], order[100];
static int n, k;

static int can_finish(int p) {
    if (done[p]) return 0;
    if (lacking[p][0] > free_now[0]) return 0;
    return 1;
}

int main(void) {
    scanf("%d %d", &n, &k);
    for (int kind = 0; kind < k; kind++) scanf("%d", &free_now[kind]);
    for (int p = 0; p < n; p++) {
        for (int kind = 0; kind < k; kind++) scanf("%d", &lent[p][kind]);
        for (int kind = 0; kind < k; kind++) {
            int most;
            scanf("%d", &most);
            lacking[p][kind] = most - lent[p][kind];
        }
    }
    for (int place = 0; place < n; place++) {
        int p = 0;
        while (p < n && !can_finish(p)) p++;
        if (p == n) {
            puts("unsafe");
            return 0;
        }
        done[p] = 1;
        order[place] = p + 1;
        for (int kind = 0; kind < k; kind++) free_now[kind] += lent[p][kind];
    }
    for (int place = 0; place < n; place++) printf("%d%c", order[place], place + 1 < n ? ' ' : '\n');
    return 0;
}
