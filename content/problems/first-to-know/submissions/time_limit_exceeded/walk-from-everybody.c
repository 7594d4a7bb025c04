#include <stdio.h>

#define MOST 100001

static int first[MOST], next[200001], end[200001];
static int told_by[MOST], queue[MOST];

/* Each who is without the news is called at first, and replaces all earlier calls to people who would get it. */
int main(void) {
    int n, m, calls = 0;
    scanf("%d %d", &n, &m);
    for (int e = 1; e <= m; e++) {
        int a;
        scanf("%d %d", &a, &end[e]);
        next[e] = first[a];
        first[a] = e;
    }
    for (int start = 1; start <= n; start++) {
        if (told_by[start] != 0) continue;
        int found = 1;
        queue[0] = start;
        told_by[start] = start;
        for (int i = 0; i < found; i++) {
            for (int e = first[queue[i]]; e != 0; e = next[e]) {
                if (told_by[end[e]] == start) continue;
                told_by[end[e]] = start;
                queue[found++] = end[e];
            }
        }
    }
    for (int i = 1; i <= n; i++) calls += told_by[i] == i;
    printf("%d\n", calls);
    for (int i = 1; i <= n; i++)
        if (told_by[i] == i) printf("%d ", i);
    puts("");
    return 0;
}
