#include <stdio.h>
#include <stdlib.h>

static int price[20001], sorted[20001], tree[20001];
static char sign[20001];
static int n;

static int compare(const void *x, const void *y) {
    int a = *(const int *)x, b = *(const int *)y;
    return (a > b) - (a < b);
}

/* The place of a price among the different prices, counted from 1. */
static int place_of(int x) {
    int low = 1, high = n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (sorted[middle] < x) low = middle + 1;
        else high = middle;
    }
    return low;
}

static void add(int place, int change) {
    for (; place <= n; place += place & -place) tree[place] += change;
}

/* The price of the offer number k in order. */
static int offer(int k) {
    int place = 0;
    for (int step = 1 << 14; step > 0; step /= 2) {
        if (place + step <= n && tree[place + step] < k) {
            place += step;
            k -= tree[place];
        }
    }
    return sorted[place + 1];
}

int main(void) {
    int q, offers = 0;
    scanf("%d", &q);
    for (int i = 0; i < q; i++) {
        scanf(" %c %d", &sign[i], &price[i]);
        sorted[i + 1] = price[i];
    }
    qsort(sorted + 1, q, sizeof sorted[0], compare);
    for (int i = 1; i <= q; i++) {
        if (i == 1 || sorted[i] != sorted[n]) sorted[++n] = sorted[i];
    }
    for (int i = 0; i < q; i++) {
        int change = sign[i] == '+' ? 1 : -1;
        offers += change;
        add(place_of(price[i]), change);
        if (offers == 0) printf("closed\n");
        else printf("%d\n", offer((offers + 1) / 2));
    }
    return 0;
}
