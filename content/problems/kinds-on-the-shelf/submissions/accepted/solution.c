#include <stdio.h>

static int n, tree[100001], kind[100001], last[100001];
/* The questions that end at r: first[r], then following[…], up to 0. */
static int first[100001], following[100001], left[100001], answer[100001];

static void add(int i, int amount) {
    for (; i <= n; i += i & -i) tree[i] += amount;
}

static int up_to(int i) {
    int sum = 0;
    for (; i > 0; i -= i & -i) sum += tree[i];
    return sum;
}

int main(void) {
    int q;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) scanf("%d", &kind[i]);
    for (int i = 1; i <= q; i++) {
        int r;
        scanf("%d %d", &left[i], &r);
        following[i] = first[r];
        first[r] = i;
    }
    for (int r = 1; r <= n; r++) {
        if (last[kind[r]] > 0) add(last[kind[r]], -1);
        last[kind[r]] = r;
        add(r, 1);
        for (int i = first[r]; i > 0; i = following[i]) answer[i] = up_to(r) - up_to(left[i] - 1);
    }
    for (int i = 1; i <= q; i++) printf("%d\n", answer[i]);
    return 0;
}
