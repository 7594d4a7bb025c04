#include <stdio.h>

static int parent[200001], size[200001];

static int find(int x) {
    while (parent[x] != x) {
        parent[x] = parent[parent[x]];
        x = parent[x];
    }
    return x;
}

int main(void) {
    int n, m, groups, largest = 1;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) {
        parent[i] = i;
        size[i] = 1;
    }
    groups = n;
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        a = find(a);
        b = find(b);
        if (a == b) {
            puts("LUXURY");
            continue;
        }
        if (size[a] < size[b]) {
            int keep = a;
            a = b;
            b = keep;
        }
        parent[b] = a;
        size[a] += size[b];
        groups--;
        if (size[a] > largest) largest = size[a];
        printf("%d %d\n", groups, largest);
    }
    return 0;
}
