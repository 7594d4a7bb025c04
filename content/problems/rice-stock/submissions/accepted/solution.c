#include <stdio.h>

static long long tree[200001];
static int n;

static void add(int i, long long x) {
    for (; i <= n; i += i & -i) tree[i] += x;
}

/* The sacks in the first i godowns. */
static long long first(int i) {
    long long sum = 0;
    for (; i > 0; i -= i & -i) sum += tree[i];
    return sum;
}

int main(void) {
    int q;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) {
        long long sacks;
        scanf("%lld", &sacks);
        add(i, sacks);
    }
    while (q-- > 0) {
        char event;
        int i, x;
        scanf(" %c %d %d", &event, &i, &x);
        if (event == '+') add(i, x);
        else if (event == '-') add(i, -x);
        else printf("%lld\n", first(x) - first(i - 1));
    }
    return 0;
}
