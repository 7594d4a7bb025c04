#include <stdio.h>
#include <string.h>

static int parent[501], owner[501], up[501], stops[501], m;

/* Calls the listeners of an element in a phase. Answers whether one of them stops the tap. */
static int visit(int element, int phase, int *calls) {
    int stopped = 0;
    for (int l = 1; l <= m; l++) {
        if (owner[l] != element || up[l] != phase) continue;
        printf(*calls > 0 ? " %d" : "%d", l);
        (*calls)++;
        if (stops[l]) stopped = 1;
    }
    return stopped;
}

int main(void) {
    int n, t;
    scanf("%d %d %d", &n, &m, &t);
    for (int i = 2; i <= n; i++) scanf("%d", &parent[i]);
    for (int l = 1; l <= m; l++) {
        char phase[8], kind[8];
        scanf("%d %7s %7s", &owner[l], phase, kind);
        up[l] = strcmp(phase, "up") == 0;
        stops[l] = strcmp(kind, "stop") == 0;
    }
    while (t-- > 0) {
        int tapped, way[501], length = 0, calls = 0, stopped = 0;
        scanf("%d", &tapped);
        for (int e = tapped; e > 0; e = parent[e]) way[length++] = e;
        for (int i = length - 1; i >= 0 && !stopped; i--) stopped = visit(way[i], 0, &calls);
        stopped = 0;
        for (int i = 0; i < length && !stopped; i++) stopped = visit(way[i], 1, &calls);
        printf(calls > 0 ? "\n" : "none\n");
    }
    return 0;
}
