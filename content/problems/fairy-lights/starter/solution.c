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
    long long same = 0, longest = 0;
    scanf("%d %d", &n, &m);
    read_chain(first, n);
    read_chain(second, m);

    /* Your code here: walk along both chains. */

    printf("%lld %lld\n", same, longest);
    return 0;
}
