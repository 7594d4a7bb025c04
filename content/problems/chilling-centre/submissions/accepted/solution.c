#include <stdio.h>

#define MOST 100001

static int cans[MOST], first[MOST], order[MOST], parent[MOST], road[MOST];
static int next[2 * MOST], end[2 * MOST], length[2 * MOST], roads = 0;
static long long below[MOST], answer[MOST];

static void add(int a, int b, int d) {
    roads++;
    end[roads] = b;
    length[roads] = d;
    next[roads] = first[a];
    first[a] = roads;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) scanf("%d", &cans[i]);
    for (int i = 1; i < n; i++) {
        int a, b, d;
        scanf("%d %d %d", &a, &b, &d);
        add(a, b, d);
        add(b, a, d);
    }
    int found = 1;
    order[0] = 1;
    for (int i = 0; i < found; i++) {
        int here = order[i];
        for (int e = first[here]; e != 0; e = next[e]) {
            if (end[e] == parent[here]) continue;
            parent[end[e]] = here;
            road[end[e]] = length[e];
            order[found++] = end[e];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        int here = order[i];
        below[here] += cans[here];
        below[parent[here]] += below[here];
        answer[1] += road[here] * below[here];
    }
    for (int i = 1; i < n; i++) {
        int here = order[i];
        answer[here] = answer[parent[here]] + road[here] * (below[1] - 2 * below[here]);
    }
    for (int i = 1; i <= n; i++) printf("%lld\n", answer[i]);
    return 0;
}
