#include <stdio.h>

static int group[200001], size[200001];

int main(void) {
    int n, m, groups, largest = 1;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) {
        group[i] = i;
        size[i] = 1;
    }
    groups = n;
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        int from = group[b], to = group[a];
        if (from == to) {
            puts("LUXURY");
            continue;
        }
        for (int i = 1; i <= n; i++)
            if (group[i] == from) group[i] = to;
        size[to] += size[from];
        groups--;
        if (size[to] > largest) largest = size[to];
        printf("%d %d\n", groups, largest);
    }
    return 0;
}
