#include <stdio.h>

static int best[300002];
static int queue[300002];

int main(void) {
    int n, k, front = 0, back = 0;
    scanf("%d %d", &n, &k);
    queue[back++] = 0;
    for (int i = 1; i <= n + 1; i++) {
        int cost = 0;
        if (i <= n) scanf("%d", &cost);
        if (queue[front] < i - k) front++;
        best[i] = best[queue[front]] + cost;
        while (back > front && best[queue[back - 1]] >= best[i]) back--;
        queue[back++] = i;
    }
    printf("%d\n", best[n + 1]);
    return 0;
}
