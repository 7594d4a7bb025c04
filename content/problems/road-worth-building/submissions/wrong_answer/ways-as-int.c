#include <stdio.h>

#define PLACES 30001
#define ROADS 60000
#define FAR 1000000000

struct entry {
    long long distance;
    int place;
};

static int from[ROADS], to[ROADS], length[ROADS], first[PLACES], following[ROADS];
static int from_start[PLACES], to_hospital[PLACES];
static struct entry heap[ROADS + 2];
static int n, m, size;

static void push(long long distance, int place) {
    int i = ++size;
    while (i > 1 && heap[i / 2].distance > distance) {
        heap[i] = heap[i / 2];
        i /= 2;
    }
    heap[i] = (struct entry){distance, place};
}

static struct entry pop(void) {
    struct entry top = heap[1], last = heap[size--];
    int i = 1;
    while (2 * i <= size) {
        int child = 2 * i;
        if (child < size && heap[child + 1].distance < heap[child].distance) child++;
        if (heap[child].distance >= last.distance) break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = last;
    return top;
}

/* The distances from the start along the roads that lead from out[i] to in[i]. */
static void dijkstra(int start, const int *out, const int *in, int *distance) {
    for (int place = 1; place <= n; place++) {
        first[place] = -1;
        distance[place] = FAR;
    }
    for (int i = 0; i < m; i++) {
        following[i] = first[out[i]];
        first[out[i]] = i;
    }
    distance[start] = 0;
    push(0, start);
    while (size > 0) {
        struct entry here = pop();
        if (here.distance > distance[here.place]) continue;
        for (int i = first[here.place]; i >= 0; i = following[i]) {
            long long way = here.distance + length[i];
            if (way >= distance[in[i]]) continue;
            distance[in[i]] = way;
            push(way, in[i]);
        }
    }
}

int main(void) {
    int q, plan = 0;
    scanf("%d %d %d", &n, &m, &q);
    for (int i = 0; i < m; i++) scanf("%d %d %d", &from[i], &to[i], &length[i]);
    dijkstra(1, from, to, from_start);
    dijkstra(n, to, from, to_hospital);
    long long best = from_start[n];
    for (int i = 1; i <= q; i++) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        long long way = from_start[a] + c + to_hospital[b];
        if (way >= best) continue;
        best = way;
        plan = i;
    }
    if (best >= FAR) printf("no way\n");
    else printf("%lld\n%d\n", best, plan);
    return 0;
}
