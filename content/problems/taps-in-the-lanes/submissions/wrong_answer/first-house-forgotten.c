#include <stdio.h>

#define MOST 20001

static int first[MOST], next[2 * MOST], to[2 * MOST], parent[MOST], order[MOST];
static char tap[MOST], served[MOST];

int main(void) {
    int n, lanes = 0, taps = 0;
    scanf("%d", &n);
    for (int i = 1; i < n; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        lanes++;
        to[lanes] = b;
        next[lanes] = first[a];
        first[a] = lanes;
        lanes++;
        to[lanes] = a;
        next[lanes] = first[b];
        first[b] = lanes;
    }
    int known = 1;
    order[0] = 1;
    for (int i = 0; i < known; i++) {
        for (int lane = first[order[i]]; lane != 0; lane = next[lane]) {
            if (to[lane] == parent[order[i]]) continue;
            parent[to[lane]] = order[i];
            order[known++] = to[lane];
        }
    }
    for (int i = n - 1; i > 0; i--) {
        int house = order[i], above = parent[house];
        if (!served[house] && !tap[above]) {
            int place = house == 1 ? house : above;
            tap[place] = 1;
            taps++;
            served[place] = served[parent[place]] = 1;
        }
    }
    printf("%d\n", taps);
    return 0;
}
