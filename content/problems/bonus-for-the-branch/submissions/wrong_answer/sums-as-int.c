#include <stdio.h>

static int n, boss[100001], size[100001], place[100001], free_place[100001];
static int tree[100002];

static void add(int i, int amount) {
    for (; i <= n; i += i & -i) tree[i] += amount;
}

static long long up_to(int i) {
    int sum = 0;
    for (; i > 0; i -= i & -i) sum += tree[i];
    return sum;
}

int main(void) {
    int q, x, r;
    char command[6];
    scanf("%d %d", &n, &q);
    for (int i = 2; i <= n; i++) scanf("%d", &boss[i]);
    for (int i = n; i >= 1; i--) {
        size[i]++;
        size[boss[i]] += size[i];
    }
    /* free_place is where the next branch below an employee begins. */
    free_place[0] = 1;
    for (int i = 1; i <= n; i++) {
        place[i] = free_place[boss[i]];
        free_place[boss[i]] += size[i];
        free_place[i] = place[i] + 1;
    }
    while (q-- > 0) {
        scanf("%5s %d", command, &x);
        if (command[0] == 'a') {
            printf("%lld\n", up_to(place[x]));
        } else {
            scanf("%d", &r);
            add(place[x], r);
            add(place[x] + size[x], -r);
        }
    }
    return 0;
}
