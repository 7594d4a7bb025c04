#include <stdio.h>

static int boss[100001];
static long long raised[100001];

int main(void) {
    int n, q, x, r;
    char command[6];
    scanf("%d %d", &n, &q);
    for (int i = 2; i <= n; i++) scanf("%d", &boss[i]);
    while (q-- > 0) {
        scanf("%5s %d", command, &x);
        if (command[0] == 'a') {
            long long risen = 0;
            for (; x > 0; x = boss[x]) risen += raised[x];
            printf("%lld\n", risen);
        } else {
            scanf("%d", &r);
            raised[x] += r;
        }
    }
    return 0;
}
