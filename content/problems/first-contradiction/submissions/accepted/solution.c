#include <stdio.h>

static int parent[100001], size[100001];
static char bit[100001]; /* 1: in another team than the parent */

/* The root of a child. Afterwards the root is its parent, and its bit is right for that. */
static int root(int child) {
    int top = child, from_top = 0;
    while (parent[top] != top) {
        from_top ^= bit[top];
        top = parent[top];
    }
    while (parent[child] != top && child != top) {
        int next = parent[child], old = bit[child];
        parent[child] = top;
        bit[child] = from_top;
        from_top ^= old;
        child = next;
    }
    return top;
}

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int child = 1; child <= n; child++) {
        parent[child] = child;
        size[child] = 1;
    }
    for (int i = 1; i <= q; i++) {
        char kind[6];
        int a, b;
        scanf("%5s %d %d", kind, &a, &b);
        int top_a = root(a), top_b = root(b);
        int differ = bit[a] ^ bit[b] ^ (kind[0] == 'o');
        if (top_a != top_b) {
            if (size[top_a] > size[top_b]) {
                int keep = top_a;
                top_a = top_b;
                top_b = keep;
            }
            parent[top_a] = top_b;
            size[top_b] += size[top_a];
            bit[top_a] = differ;
        } else if (differ) {
            printf("%d\n", i);
            return 0;
        }
    }
    printf("no contradiction\n");
    return 0;
}
