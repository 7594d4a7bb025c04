#include <stdio.h>

static long long finish[1000], begins[20000];

/* Puts the finish at the top of the heap down to its place. */
static void sink(int k) {
    int i = 0;
    while (2 * i + 1 < k) {
        int child = 2 * i + 1;
        if (child + 1 < k && finish[child + 1] < finish[child]) child++;
        if (finish[i] <= finish[child]) return;
        long long other = finish[i];
        finish[i] = finish[child];
        finish[child] = other;
        i = child;
    }
}

int main(void) {
    int n, k, q, accepted = 0, begun = 0;
    long long last = 0;
    scanf("%d %d %d", &n, &k, &q);
    while (n-- > 0) {
        long long t, d;
        scanf("%lld %lld", &t, &d);
        while (begun < accepted && begins[begun] <= t) begun++;
        long long begin = finish[0] > t ? finish[0] : t;
        if (begin > t && accepted - begun == q) {
            printf("rejected\n");
            continue;
        }
        begins[accepted++] = begin;
        finish[0] = begin + d;
        last = finish[0];
        printf("%lld\n", finish[0]);
        sink(k);
    }
    printf("last %lld\n", last);
    return 0;
}
