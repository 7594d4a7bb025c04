#include <stdio.h>
#include <stdlib.h>

static int place[20001];

static int smaller_first(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

int main(void) {
    int l, c, n;
    scanf("%d %d %d", &l, &c, &n);
    for (int i = 0; i < n; i++) scanf("%d", &place[i]);
    qsort(place, n, sizeof place[0], smaller_first);
    place[n] = l;
    int drank = 0, passed = 0, stops = 0;
    for (int i = 0; i < n; i++) {
        if (place[i] - drank > c) {
            if (place[i] - passed > c) {
                printf("stuck %d\n", passed + c);
                return 0;
            }
            drank = passed;
            stops++;
        }
        passed = place[i];
    }
    printf("%d\n", stops);
    return 0;
}
