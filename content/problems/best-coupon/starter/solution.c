#include <stdio.h>
#include <string.h>

struct coupon {
    char kind[10];
    int first, second;
};

static int saving(const struct coupon *coupon, int bill) {
    return 0; /* Your code here: how much does this coupon save on this bill? */
}

int main(void) {
    struct coupon coupons[50];
    int k, b, bill;
    scanf("%d %d", &k, &b);
    for (int i = 0; i < k; i++) scanf("%9s %d %d", coupons[i].kind, &coupons[i].first, &coupons[i].second);
    while (b-- > 0) {
        int best = 0, saved = 0;
        scanf("%d", &bill);
        /* Your code here: find the best coupon. */
        printf("%d %d\n", best, saved);
    }
    return 0;
}
