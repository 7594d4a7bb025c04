#include <stdio.h>

static int second[1000], size[1000], sent[1000], queue[1000];

int main(void) {
    int c, r, q, n;
    scanf("%d %d %d %d", &c, &r, &q, &n);
    for (int i = 0; i < n; i++) {
        scanf("%d %d", &second[i], &size[i]);
        sent[i] = -1;
    }
    int tokens = c, first = 0, last = 0, next = 0;
    for (int now = 0; next < n || first < last; now++) {
        while (first < last && size[queue[first]] <= tokens) {
            tokens -= size[queue[first]];
            sent[queue[first++]] = now;
        }
        for (; next < n && second[next] == now; next++) {
            if (size[next] > c) continue;
            if (first == last && size[next] <= tokens) {
                tokens -= size[next];
                sent[next] = now;
            } else if (last - first < q) {
                queue[last++] = next;
            }
        }
        tokens = tokens + r > c ? c : tokens + r;
    }
    for (int i = 0; i < n; i++) {
        if (sent[i] < 0) puts("lost");
        else printf("%d\n", sent[i]);
    }
    return 0;
}
