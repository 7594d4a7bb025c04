#include <stdio.h>

static int seen[200001];

int main(void) {
    int n, m, groups, largest = 1;
    scanf("%d %d", &n, &m);
    groups = n;
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        if (a == b || (seen[a] && seen[b])) {
            puts("LUXURY");
            continue;
        }
        seen[a] = seen[b] = 1;
        groups--;
        largest++;
        printf("%d %d\n", groups, largest);
    }
    return 0;
}
