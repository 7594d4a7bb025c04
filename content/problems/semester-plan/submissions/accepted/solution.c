#include <stdio.h>

static int first[10001], next[15001], after[15001], waits_for[10001], semester[10001], queue[10001];

int main(void) {
    int n, m, head = 0, tail = 0, last = 0;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= m; i++) {
        int a;
        scanf("%d %d", &a, &after[i]);
        next[i] = first[a];
        first[a] = i;
        waits_for[after[i]]++;
    }
    for (int course = 1; course <= n; course++) {
        if (waits_for[course] > 0) continue;
        semester[course] = 1;
        queue[tail++] = course;
    }
    while (head < tail) {
        int course = queue[head++];
        last = semester[course];
        for (int i = first[course]; i != 0; i = next[i]) {
            int other = after[i];
            if (--waits_for[other] > 0) continue;
            semester[other] = last + 1;
            queue[tail++] = other;
        }
    }
    if (tail < n) {
        printf("impossible %d\n", n - tail);
        return 0;
    }
    printf("%d\n", last);
    for (int course = 1; course <= n; course++) printf("%d ", semester[course]);
    printf("\n");
    return 0;
}
