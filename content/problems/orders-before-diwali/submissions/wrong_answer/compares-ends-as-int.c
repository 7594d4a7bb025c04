#include <stdio.h>
#include <stdlib.h>

struct order {
    int minutes;
    long long end;
};

static struct order orders[200000];
static int heap[200001], size;

static int by_end(const void *a, const void *b) {
    long long x = ((const struct order *)a)->end, y = ((const struct order *)b)->end;
    return x - y;
}

/* The heap begins at place 1, the longest order on top. */
static void push(int minutes) {
    int i = ++size;
    while (i > 1 && heap[i / 2] < minutes) {
        heap[i] = heap[i / 2];
        i /= 2;
    }
    heap[i] = minutes;
}

static int pop(void) {
    int top = heap[1], last = heap[size--], i = 1;
    while (2 * i <= size) {
        int child = 2 * i;
        if (child < size && heap[child + 1] > heap[child]) child++;
        if (heap[child] <= last) break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = last;
    return top;
}

int main(void) {
    int n;
    long long time = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %lld", &orders[i].minutes, &orders[i].end);
    qsort(orders, n, sizeof orders[0], by_end);
    for (int i = 0; i < n; i++) {
        push(orders[i].minutes);
        time += orders[i].minutes;
        if (time > orders[i].end) time -= pop();
    }
    printf("%d\n", size);
    return 0;
}
