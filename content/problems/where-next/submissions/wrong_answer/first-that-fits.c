#include <stdio.h>
#include <string.h>

struct route {
    int bits;
    long long prefix; /* the first bits of the address */
    char neighbour[12];
};

static struct route table[2000];

static long long first_bits(const int part[4], int bits) {
    long long address = 0;
    for (int i = 0; i < 4; i++) address = address * 256 + part[i];
    return address >> (32 - bits);
}

int main(void) {
    int q, known = 0;
    scanf("%d", &q);
    while (q-- > 0) {
        char what[4];
        int part[4], bits;
        scanf("%3s %d.%d.%d.%d", what, &part[0], &part[1], &part[2], &part[3]);
        if (what[1] == 'S') {
            int best = -1;
            for (int i = 0; i < known; i++) {
                if (first_bits(part, table[i].bits) != table[i].prefix) continue;
                if (best < 0) best = i;
            }
            puts(best < 0 ? "unreachable" : table[best].neighbour);
            continue;
        }
        scanf("/%d", &bits);
        long long prefix = first_bits(part, bits);
        int at = 0;
        while (at < known && (table[at].bits != bits || table[at].prefix != prefix)) at++;
        if (what[0] == 'A') {
            if (at == known) known++;
            table[at].bits = bits;
            table[at].prefix = prefix;
            scanf("%11s", table[at].neighbour);
        } else if (at < known) {
            table[at] = table[--known];
        }
    }
    return 0;
}
