#include <stdio.h>
#include <stdlib.h>

/* is_free[j][b]: block number b of size 2^j is free. Its first page is b * 2^j. */
static char *is_free[21];
static int order_of[1001], page_of[1001], asked[1001];
static int k;

static int lowest(int j) {
    for (int b = 0; b < 1 << (k - j); b++) {
        if (is_free[j][b]) return b;
    }
    return -1;
}

static int get(int i, int p) {
    int wanted = 0, b = -1;
    while (1 << wanted < p) wanted++;
    int j = wanted;
    for (; j <= k; j++) {
        b = lowest(j);
        if (b >= 0) break;
    }
    if (b < 0) return -1;
    is_free[j][b] = 0;
    while (j > wanted) {
        j--;
        b *= 2;
        is_free[j][b] = 1;
        b++;
    }
    order_of[i] = j;
    page_of[i] = b << j;
    asked[i] = p;
    return page_of[i];
}

static int give_back(int i) {
    int j = order_of[i], b = page_of[i] >> j;
    asked[i] = 0;
    while (j < k && is_free[j][b ^ 1]) {
        is_free[j][b ^ 1] = 0;
        b /= 2;
        j++;
    }
    is_free[j][b] = 1;
    return 1 << j;
}

int main(void) {
    int q, used = 0, wasted = 0;
    scanf("%d %d", &k, &q);
    for (int j = 0; j <= k; j++) is_free[j] = calloc((size_t)1 << (k - j), 1);
    is_free[k][0] = 1;
    while (q-- > 0) {
        char what[8];
        int i, p;
        scanf("%7s %d", what, &i);
        if (what[0] == 'F') {
            printf("%d\n", give_back(i));
            continue;
        }
        scanf("%d", &p);
        int page = get(i, p);
        if (page < 0) puts("no");
        else printf("%d\n", page);
    }
    for (int i = 1; i <= 1000; i++) {
        if (asked[i] == 0) continue;
        used += 1 << order_of[i];
        wasted += (1 << order_of[i]) - asked[i];
    }
    printf("%d %d\n", used, wasted);
    return 0;
}
