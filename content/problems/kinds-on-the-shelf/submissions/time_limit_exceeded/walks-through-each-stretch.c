#include <stdio.h>

static int kind[100001], seen[100001];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) scanf("%d", &kind[i]);
    for (int question = 1; question <= q; question++) {
        int l, r, different = 0;
        scanf("%d %d", &l, &r);
        for (int i = l; i <= r; i++) {
            if (seen[kind[i]] != question) different++;
            seen[kind[i]] = question;
        }
        printf("%d\n", different);
    }
    return 0;
}
