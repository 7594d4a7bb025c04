#include <stdio.h>

static int kinds[100001], seen[100001];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) {
        int kind;
        scanf("%d", &kind);
        kinds[i] = kinds[i - 1] + !seen[kind];
        seen[kind] = 1;
    }
    while (q-- > 0) {
        int l, r;
        scanf("%d %d", &l, &r);
        printf("%d\n", kinds[r] - kinds[l - 1]);
    }
    return 0;
}
