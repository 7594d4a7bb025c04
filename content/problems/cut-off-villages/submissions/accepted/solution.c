#include <stdio.h>

static int parent[20001], size[20001];

static int group_of(int village) {
    while (parent[village] != village) {
        parent[village] = parent[parent[village]];
        village = parent[village];
    }
    return village;
}

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) {
        parent[i] = i;
        size[i] = 1;
    }
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        a = group_of(a);
        b = group_of(b);
        if (a == b) continue;
        if (size[a] < size[b]) {
            int c = a;
            a = b;
            b = c;
        }
        parent[b] = a;
        size[a] += size[b];
    }
    int groups = 0, largest = 0, single = 0;
    for (int i = 1; i <= n; i++) {
        if (parent[i] != i) continue;
        groups++;
        if (size[i] > largest) largest = size[i];
        if (size[i] == 1) single++;
    }
    printf("%d %d %d\n", groups, largest, single);
    return 0;
}
