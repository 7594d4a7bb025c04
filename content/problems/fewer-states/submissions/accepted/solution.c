#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int group, zero, one, state;
} Triple;

static int output[1001], next[1001][2], reached[1001], list[1000], count, group[1001];

static int compare(const void *a, const void *b) {
    const Triple *x = a, *y = b;
    if (x->group != y->group) return x->group - y->group;
    if (x->zero != y->zero) return x->zero - y->zero;
    return x->one - y->one;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int s = 1; s <= n; s++) scanf("%d %d %d", &output[s], &next[s][0], &next[s][1]);

    reached[1] = 1;
    list[count++] = 1;
    for (int i = 0; i < count; i++) {
        for (int input = 0; input < 2; input++) {
            int to = next[list[i]][input];
            if (reached[to]) continue;
            reached[to] = 1;
            list[count++] = to;
        }
    }

    int groups = 0, before;
    for (int i = 0; i < count; i++) group[list[i]] = output[list[i]];
    do {
        before = groups;
        static Triple triples[1000];
        for (int i = 0; i < count; i++) {
            int s = list[i];
            triples[i] = (Triple){group[s], group[next[s][0]], group[next[s][1]], s};
        }
        qsort(triples, (size_t)count, sizeof triples[0], compare);
        groups = 0;
        for (int i = 0; i < count; i++) {
            if (i == 0 || compare(&triples[i - 1], &triples[i]) != 0) groups++;
            group[triples[i].state] = groups;
        }
    } while (groups > before);
    printf("%d %d\n", count, groups);
    return 0;
}
