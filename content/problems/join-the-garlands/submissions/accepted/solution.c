#include <stdio.h>

static long long heap[100001];
static int count = 0;

static void push(long long length) {
    int i = ++count;
    for (; i > 1 && length < heap[i / 2]; i /= 2) heap[i] = heap[i / 2];
    heap[i] = length;
}

static long long pop(void) {
    long long shortest = heap[1], last = heap[count--];
    int i = 1;
    while (2 * i <= count) {
        int child = 2 * i;
        if (child < count && heap[child + 1] < heap[child]) child++;
        if (last <= heap[child]) break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = last;
    return shortest;
}

int main(void) {
    int n;
    long long thread = 0, joined = 0, in_order = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        long long length;
        scanf("%lld", &length);
        push(length);
        joined += length;
        if (i > 0) in_order += joined;
    }
    while (count > 1) {
        long long made = pop();
        made += pop();
        thread += made;
        push(made);
    }
    printf("%lld\n%lld\n", thread, in_order - thread);
    return 0;
}
