#include <stdio.h>

static int queue[600000], left[1001];
static long long done[1001];

int main(void) {
    int n, q, head = 0, tail = 0;
    long long clock = 0;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) {
        scanf("%d", &left[i]);
        queue[tail++] = i;
    }
    while (head < tail) {
        int i = queue[head++];
        int turn = left[i] < q ? left[i] : q;
        clock += turn;
        left[i] -= turn;
        if (left[i] > 0) queue[tail++] = i;
        else done[i] = clock;
    }
    for (int i = 1; i <= n; i++) printf("%lld\n", done[i]);
    return 0;
}
