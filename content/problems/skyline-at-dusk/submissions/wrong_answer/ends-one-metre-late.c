#include <stdio.h>
#include <stdlib.h>

struct house {
    int left, right, height;
};

static struct house houses[100000], heap[100001];
static int places[200000], size;

static int by_left(const void *a, const void *b) {
    return ((const struct house *)a)->left - ((const struct house *)b)->left;
}

static int by_number(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

/* The heap begins at place 1, the highest house on top. */
static void push(struct house new) {
    int i = ++size;
    while (i > 1 && heap[i / 2].height < new.height) {
        heap[i] = heap[i / 2];
        i /= 2;
    }
    heap[i] = new;
}

static void pop(void) {
    struct house last = heap[size--];
    int i = 1;
    while (2 * i <= size) {
        int child = 2 * i;
        if (child < size && heap[child + 1].height > heap[child].height) child++;
        if (heap[child].height <= last.height) break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = last;
}

int main(void) {
    int n, next = 0, height = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d %d %d", &houses[i].left, &houses[i].right, &houses[i].height);
        places[2 * i] = houses[i].left;
        places[2 * i + 1] = houses[i].right;
    }
    qsort(houses, n, sizeof houses[0], by_left);
    qsort(places, 2 * n, sizeof places[0], by_number);
    for (int i = 0; i < 2 * n; i++) {
        while (next < n && houses[next].left <= places[i]) push(houses[next++]);
        while (size > 0 && heap[1].right < places[i]) pop();
        int now = size > 0 ? heap[1].height : 0;
        if (now != height) printf("%d %d\n", places[i], now);
        height = now;
    }
    return 0;
}
