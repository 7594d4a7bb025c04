#include <stdio.h>

static int parent[100001];
static char bit[100001];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int child = 1; child <= n; child++) parent[child] = child;
    for (int i = 1; i <= q; i++) {
        char kind[6];
        int a, b;
        scanf("%5s %d %d", kind, &a, &b);
        int differ = kind[0] == 'o';
        while (parent[a] != a) {
            differ ^= bit[a];
            a = parent[a];
        }
        while (parent[b] != b) {
            differ ^= bit[b];
            b = parent[b];
        }
        if (a != b) {
            parent[a] = b;
            bit[a] = differ;
        } else if (differ) {
            printf("%d\n", i);
            return 0;
        }
    }
    printf("no contradiction\n");
    return 0;
}
