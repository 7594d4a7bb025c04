#include <stdio.h>
#include <string.h>

struct coupon {
    char kind[10];
    int first, second;
};

static int saving(const struct coupon *coupon, int bill) {
    int saved;
    if (strcmp(coupon->kind, "FLAT") == 0) {
        saved = bill >= coupon->first ? coupon->second : 0;
    } else if (strcmp(coupon->kind, "PERCENT") == 0) {
        saved = bill * coupon->first / 100;
        if (saved > coupon->second) saved = coupon->second;
    } else {
        saved = bill / coupon->first * coupon->second;
    }
    return saved < bill ? saved : bill;
}

int main(void) {
    struct coupon coupons[50];
    int k, b, bill;
    scanf("%d %d", &k, &b);
    for (int i = 0; i < k; i++) scanf("%9s %d %d", coupons[i].kind, &coupons[i].first, &coupons[i].second);
    while (b-- > 0) {
        int best = 0, saved = 0;
        scanf("%d", &bill);
        for (int i = 0; i < k; i++) {
            if (saving(&coupons[i], bill) > saved) {
                saved = saving(&coupons[i], bill);
                best = i + 1;
            }
        }
        printf("%d %d\n", best, saved);
    }
    return 0;
}
