#include <stdio.h>
#include <string.h>

static long long size = 0, capacity = 0;
static int moved = 0;

static void resize(long long places) {
    capacity = places;
    moved += size;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char kind[10];
        long long k;
        scanf("%9s", kind);
        if (strcmp(kind, "shrink") == 0) {
            if (capacity > size) resize(size);
        } else {
            scanf("%lld", &k);
            if (strcmp(kind, "pop") == 0) {
                size -= k;
            } else if (strcmp(kind, "reserve") == 0) {
                if (k > capacity) resize(k);
            } else {
                long long after = size + k;
                while (capacity < after) {
                    size = capacity; /* full */
                    resize(capacity == 0 ? 1 : 2 * capacity);
                }
                size = after;
            }
        }
        printf("%lld %lld\n", size, capacity);
    }
    printf("moved %d\n", moved);
    return 0;
}
