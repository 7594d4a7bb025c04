#include <stdio.h>

static int arrival[101], first[101], last[101], ran[101];

int main(void) {
    int n, m, start = 0, end = 0, busy = 0;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) scanf("%d", &arrival[i]);
    for (int k = 0; k < m; k++) {
        int process, from, to;
        scanf("%d %d %d", &process, &from, &to);
        if (k == 0) start = from;
        end = to;
        busy += to - from;
        if (ran[process] == 0) first[process] = from;
        last[process] = to;
        ran[process] += to - from;
    }
    for (int i = 1; i <= n; i++) {
        int turnaround = last[i] - arrival[i];
        printf("%d %d %d\n", turnaround, turnaround - ran[i], first[i] - arrival[i]);
    }
    printf("%d\n", end - start - busy);
    return 0;
}
