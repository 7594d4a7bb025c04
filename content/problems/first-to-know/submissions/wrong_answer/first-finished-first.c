#include <stdio.h>

#define MOST 100001

static int first[MOST], next[200001], end[200001];
static int seen[MOST], known[MOST], called[MOST], finished[MOST], stack[MOST], edge[MOST];

/* Writes all who are reached from the start, and not seen yet, in the order in which they are finished. */
static int walk(int start, int *seen, int *finished) {
    int depth = 1, count = 0;
    stack[0] = start;
    edge[start] = first[start];
    seen[start] = 1;
    while (depth > 0) {
        int here = stack[depth - 1], e = edge[here];
        if (e == 0) {
            finished[count++] = here;
            depth--;
            continue;
        }
        edge[here] = next[e];
        int there = end[e];
        if (seen[there]) continue;
        seen[there] = 1;
        edge[there] = first[there];
        stack[depth++] = there;
    }
    return count;
}

int main(void) {
    static int reached[MOST];
    int n, m, calls = 0, count = 0;
    scanf("%d %d", &n, &m);
    for (int e = 1; e <= m; e++) {
        int a;
        scanf("%d %d", &a, &end[e]);
        next[e] = first[a];
        first[a] = e;
    }
    for (int i = 1; i <= n; i++)
        if (!seen[i]) count += walk(i, seen, finished + count);
    for (int i = 0; i < n; i++) {
        if (known[finished[i]]) continue;
        called[finished[i]] = 1;
        calls++;
        walk(finished[i], known, reached);
    }
    printf("%d\n", calls);
    for (int i = 1; i <= n; i++)
        if (called[i]) printf("%d ", i);
    puts("");
    return 0;
}
