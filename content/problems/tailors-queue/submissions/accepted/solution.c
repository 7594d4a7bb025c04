#include <stdio.h>
#include <stdlib.h>

struct order {
    int days, discount;
};

static struct order orders[200000];

static int compare(const void *a, const void *b) {
    const struct order *one = a, *two = b;
    return one->days * two->discount - two->days * one->discount;
}

int main(void) {
    int n;
    long long day = 0, sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d %d", &orders[i].days, &orders[i].discount);
    qsort(orders, n, sizeof orders[0], compare);
    for (int i = 0; i < n; i++) {
        day += orders[i].days;
        sum += day * orders[i].discount;
    }
    printf("%lld\n", sum);
    return 0;
}
