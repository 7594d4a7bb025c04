#include <stdio.h>

static int n, started_at[200001], finish[200000], tree[200001];

/* How many of those in the finish had started at one of the first places. */
static int started_before(int place) {
    int sum = 0;
    for (; place > 0; place -= place & -place) sum += tree[place];
    return sum;
}

static void note(int place) {
    for (; place <= n; place += place & -place) tree[place]++;
}

int main(void) {
    int cart, best = 0, best_cart = 0;
    long long total = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &cart);
        started_at[cart] = i;
    }
    for (int i = 0; i < n; i++) scanf("%d", &finish[i]);
    for (int i = 0; i < n; i++) {
        int place = started_at[finish[i]];
        int overtook = (place - 1) - started_before(place);
        note(place);
        total += overtook;
        if (i == 0 || overtook > best) {
            best = overtook;
            best_cart = finish[i];
        }
    }
    printf("%lld\n%d %d\n", total, best_cart, best);
    return 0;
}
