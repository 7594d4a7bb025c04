#include <stdio.h>

static int started_at[200001], finish[200000];

int main(void) {
    int n, cart, best = -1, best_cart = 0;
    long long total = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &cart);
        started_at[cart] = i;
    }
    for (int i = 0; i < n; i++) scanf("%d", &finish[i]);
    for (int i = 0; i < n; i++) {
        int overtook = 0;
        for (int j = i + 1; j < n; j++) {
            if (started_at[finish[j]] < started_at[finish[i]]) overtook++;
        }
        total += overtook;
        if (overtook > best) {
            best = overtook;
            best_cart = finish[i];
        }
    }
    printf("%lld\n%d %d\n", total, best_cart, best);
    return 0;
}
