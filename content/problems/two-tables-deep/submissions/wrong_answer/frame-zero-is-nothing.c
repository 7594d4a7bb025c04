#include <stdio.h>
#include <stdlib.h>

static int *outer[1024]; /* inner tables: frame + 1, or 0 */
static unsigned tlb[64]; /* pages in the order of their last use */
static int used;

int main(void) {
    int k, m, n;
    long total = 0;
    scanf("%d %d %d", &k, &m, &n);
    while (m-- > 0) {
        unsigned page;
        int frame;
        scanf("%u %d", &page, &frame);
        if (frame == 0) frame = -1;
        if (outer[page >> 10] == NULL) outer[page >> 10] = calloc(1024, sizeof(int));
        outer[page >> 10][page & 1023] = frame + 1;
    }
    while (n-- > 0) {
        unsigned address;
        scanf("%x", &address);
        unsigned page = address >> 12;
        const int *inner = outer[page >> 10];
        int at = 0, accesses = 0;
        while (at < used && tlb[at] != page) at++;
        int hit = at < used;
        if (!hit) accesses = inner == NULL ? 1 : 2;
        if (inner == NULL || inner[page & 1023] == 0) {
            printf("fault miss %d\n", accesses);
            total += accesses;
            continue;
        }
        if (!hit && used == k) at = 0;
        if (hit || used == k) {
            for (int i = at; i + 1 < used; i++) tlb[i] = tlb[i + 1];
            used--;
        }
        tlb[used++] = page;
        accesses++;
        total += accesses;
        unsigned frame = (unsigned)inner[page & 1023] - 1;
        printf("%08x %s %d\n", frame << 12 | (address & 4095), hit ? "hit" : "miss", accesses);
    }
    printf("%ld\n", total);
    return 0;
}
