#include <stdio.h>
#include <string.h>

static char name[100][12];
static long long balance[100];

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 0; i < n; i++) scanf("%11s", name[i]);
    while (m-- > 0) {
        char payer[12], sharer[12];
        long long amount;
        int k;
        scanf("%11s %lld %d", payer, &amount, &k);
        for (int i = 0; i < k; i++) {
            scanf("%11s", sharer);
            /* your code here */
        }
    }
    for (int i = 0; i < n; i++) printf("%s %lld\n", name[i], balance[i]);
    return 0;
}
