#include <stdio.h>

static int most[524288]; /* the most free beds of one room in the part of each node */

static void change(int node, int beds) {
    most[node] += beds;
    for (node /= 2; node > 0; node /= 2) most[node] = most[2 * node] > most[2 * node + 1] ? most[2 * node] : most[2 * node + 1];
}

int main(void) {
    int n, q, leaves = 1;
    scanf("%d %d", &n, &q);
    while (leaves < n) leaves *= 2;
    for (int i = 0; i < n; i++) {
        int beds;
        scanf("%d", &beds);
        change(leaves + i, beds);
    }
    while (q-- > 0) {
        char what;
        int room, group;
        scanf(" %c", &what);
        if (what == '-') {
            scanf("%d %d", &room, &group);
            most[leaves + room - 1] += group;
            continue;
        }
        scanf("%d", &group);
        if (most[1] < group) {
            puts("FULL");
            continue;
        }
        int node = 1;
        while (node < leaves) {
            node *= 2;
            if (most[node] < group) node++;
        }
        change(node, -group);
        printf("%d\n", node - leaves + 1);
    }
    return 0;
}
