#include <stdio.h>

#define MOST 100001

static int cans[MOST], first[MOST], order[MOST], parent[MOST];
static int next[2 * MOST], end[2 * MOST], length[2 * MOST], roads = 0;
static long long distance[MOST];

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
    for (int start = 1; start <= n; start++) {
        int found = 1;
        long long sum = 0;
        order[0] = start;
        parent[start] = 0;
        distance[start] = 0;
        for (int i = 0; i < found; i++) {
            int here = order[i];
            sum += cans[here] * distance[here];
            for (int e = first[here]; e != 0; e = next[e]) {
                if (end[e] == parent[here]) continue;
                parent[end[e]] = here;
                distance[end[e]] = distance[here] + length[e];
                order[found++] = end[e];
            }
        }
        printf("%lld\n", sum);
    }
    return 0;
}
