#include <stdio.h>

struct bundle {
    long long lamps;
    char colour;
};

static struct bundle first[5000], second[5000];

static void read_chain(struct bundle *chain, int bundles) {
    for (int i = 0; i < bundles; i++) scanf("%lld %c", &chain[i].lamps, &chain[i].colour);
}

int main(void) {
    int n, m;
    long long same = 0, row = 0, longest = 0;
    scanf("%d %d", &n, &m);
    read_chain(first, n);
    read_chain(second, m);
    struct bundle *a = first, *b = second;
    while (a < first + n) {
        long long stretch = a->lamps < b->lamps ? a->lamps : b->lamps;
        row = a->colour == b->colour ? row + stretch : 0;
        if (row > 0) same += stretch;
        if (row > longest) longest = row;
        a->lamps -= stretch;
        b->lamps -= stretch;
        if (a->lamps == 0) a++, row = 0;
        if (b->lamps == 0) b++;
    }
    printf("%lld %lld\n", same, longest);
    return 0;
}
