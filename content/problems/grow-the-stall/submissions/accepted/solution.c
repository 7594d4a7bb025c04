#include <stdio.h>
#include <stdlib.h>

struct fair {
    long long deposit;
    int profit;
};

static struct fair fairs[100000];
static int heap[100001], size;

static int by_deposit(const void *a, const void *b) {
    long long x = ((const struct fair *)a)->deposit, y = ((const struct fair *)b)->deposit;
    return (x > y) - (x < y);
}

/* The heap begins at place 1, the greatest profit on top. */
static void push(int profit) {
    int i = ++size;
    while (i > 1 && heap[i / 2] < profit) {
        heap[i] = heap[i / 2];
        i /= 2;
    }
    heap[i] = profit;
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
    int n, k, next = 0;
    long long money;
    scanf("%d %d %lld", &n, &k, &money);
    for (int i = 0; i < n; i++) scanf("%lld %d", &fairs[i].deposit, &fairs[i].profit);
    qsort(fairs, n, sizeof fairs[0], by_deposit);
    while (k-- > 0) {
        while (next < n && fairs[next].deposit <= money) push(fairs[next++].profit);
        if (size == 0) break;
        money += pop();
    }
    printf("%lld\n", money);
    return 0;
}
