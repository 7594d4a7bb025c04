#include <stdio.h>

#define BITS 20

static int child[1 << (BITS + 1)][2], nodes = 1;

static void put(int number) {
    int node = 0;
    for (int j = BITS - 1; j >= 0; j--) {
        int bit = number >> j & 1;
        if (child[node][bit] == 0) child[node][bit] = nodes++;
        node = child[node][bit];
    }
}

/* The largest exclusive or of this number and one in the trie. */
static int best(int number) {
    int node = 0, result = 0;
    for (int j = BITS - 1; j >= 0; j--) {
        int wanted = 1 - (number >> j & 1);
        if (child[node][wanted] != 0) result |= 1 << j;
        else wanted = 1 - wanted;
        node = child[node][wanted];
    }
    return result;
}

int main(void) {
    int n, button, lamps = 0, largest = 0;
    scanf("%d", &n);
    scanf("%d", &lamps);
    largest = lamps;
    put(lamps);
    while (--n > 0) {
        scanf("%d", &button);
        lamps ^= button;
        if (best(lamps) > largest) largest = best(lamps);
        put(lamps);
    }
    printf("%d\n", largest);
    return 0;
}
