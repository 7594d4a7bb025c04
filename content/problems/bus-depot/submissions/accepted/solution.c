#include <stdio.h>

enum { MOST = 5000 };

typedef struct {
    int to, next;
    long long length;
} Road;

static Road roads[2 * MOST];
static int first[MOST + 1], count, n, stack[MOST + 1];

static void add(int from, int to, long long length) {
    count++;
    roads[count - 1] = (Road){to, first[from], length};
    first[from] = count; /* 0 means: no more roads */
}

/* Fills in the distances from a village, and returns the farthest one. */
static int walk(int start, long long distance[]) {
    int top = 0, farthest = start;
    for (int v = 1; v <= n; v++) distance[v] = -1;
    distance[start] = 0;
    stack[top++] = start;
    while (top > 0) {
        int v = stack[--top];
        if (distance[v] > distance[farthest]) farthest = v;
        for (int i = first[v]; i > 0; i = roads[i - 1].next) {
            Road road = roads[i - 1];
            if (distance[road.to] >= 0) continue;
            distance[road.to] = distance[v] + road.length;
            stack[top++] = road.to;
        }
    }
    return farthest;
}

int main(void) {
    static long long from_one[MOST + 1], from_a[MOST + 1], from_b[MOST + 1];
    scanf("%d", &n);
    for (int i = 1; i < n; i++) {
        int a, b;
        long long d;
        scanf("%d %d %lld", &a, &b, &d);
        add(a, b, d);
        add(b, a, d);
    }
    int a = walk(1, from_one);
    int b = walk(a, from_a);
    walk(b, from_b);
    int depot = 0;
    long long best = 0;
    for (int v = 1; v <= n; v++) {
        long long worst = from_a[v] > from_b[v] ? from_a[v] : from_b[v];
        if (depot == 0 || worst < best) {
            depot = v;
            best = worst;
        }
    }
    printf("%lld\n%d %lld\n", from_a[b], depot, best);
    return 0;
}
