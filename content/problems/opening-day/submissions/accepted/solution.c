#include <stdio.h>

static int days[50001], missing[50001], order[50001];
static int first_pair[50001], next_pair[50001], to[50001];
static long long end[50001], latest[50001];

int main(void) {
    int n, m, count = 0, critical = 0;
    long long opening = 0;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) scanf("%d", &days[i]);
    for (int p = 1; p <= m; p++) {
        int a;
        scanf("%d %d", &a, &to[p]);
        next_pair[p] = first_pair[a];
        first_pair[a] = p;
        missing[to[p]]++;
    }
    for (int i = 1; i <= n; i++)
        if (missing[i] == 0) order[count++] = i;
    for (int k = 0; k < count; k++) {
        int task = order[k];
        end[task] += days[task]; /* until now it was the earliest beginning */
        if (end[task] > opening) opening = end[task];
        for (int p = first_pair[task]; p != 0; p = next_pair[p]) {
            if (end[task] > end[to[p]]) end[to[p]] = end[task];
            if (--missing[to[p]] == 0) order[count++] = to[p];
        }
    }
    if (count < n) {
        puts("CIRCLE");
        return 0;
    }
    for (int k = n - 1; k >= 0; k--) {
        int task = order[k];
        latest[task] = opening;
        for (int p = first_pair[task]; p != 0; p = next_pair[p]) {
            long long begin = latest[to[p]] - days[to[p]];
            if (begin < latest[task]) latest[task] = begin;
        }
        if (latest[task] == end[task]) critical++;
    }
    printf("%lld %d\n", opening, critical);
    return 0;
}
