#include <stdio.h>
#include <string.h>

struct stop {
    long long cost;
    int roads, town;
};

static struct stop heap[20002];
static int count;
static long long fee[5001];
static int first[5001], next[20001], to[20001], done[5001];
static long long toll[20001];

static int before(struct stop a, struct stop b) {
    return a.cost != b.cost ? a.cost < b.cost : a.roads < b.roads;
}

static void push(struct stop s) {
    int i = ++count;
    for (; i > 1 && before(s, heap[i / 2]); i /= 2) heap[i] = heap[i / 2];
    heap[i] = s;
}

static struct stop pop(void) {
    struct stop top = heap[1], last = heap[count--];
    int i = 1;
    while (2 * i <= count) {
        int child = 2 * i;
        if (child < count && before(heap[child + 1], heap[child])) child++;
        if (!before(heap[child], last)) break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = last;
    return top;
}

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) scanf("%lld", &fee[i]);
    for (int i = 1; i <= m; i++) {
        int a;
        scanf("%d %d %lld", &a, &to[i], &toll[i]);
        next[i] = first[a];
        first[a] = i;
    }
    push((struct stop){0, 0, 1});
    while (count > 0) {
        struct stop at = pop();
        if (done[at.town]) continue;
        done[at.town] = 1;
        if (at.town == n) {
            printf("%lld %d\n", at.cost, at.roads);
            return 0;
        }
        for (int i = first[at.town]; i; i = next[i]) {
            if (!done[to[i]]) push((struct stop){(int)(unsigned)(at.cost + toll[i] + fee[to[i]]), at.roads + 1, to[i]});
        }
    }
    printf("-1\n");
    return 0;
}
