#include <stdio.h>

static int next_try[100], x[100], collisions[100], begin[100], active[100];

int main(void) {
    int n, length, free_from = 0;
    scanf("%d %d", &n, &length);
    for (int i = 0; i < n; i++) {
        scanf("%d %d", &next_try[i], &x[i]);
        active[i] = 1;
        begin[i] = -1;
    }
    for (;;) {
        int slot = -1, trying = 0, last = 0;
        for (int i = 0; i < n; i++) {
            if (active[i] && (slot < 0 || next_try[i] < slot)) slot = next_try[i];
        }
        if (slot < 0) break;
        if (slot < free_from) slot = free_from;
        for (int i = 0; i < n; i++) {
            if (!active[i] || next_try[i] > slot) continue;
            trying++;
            last = i;
        }
        if (trying == 1) {
            begin[last] = slot;
            active[last] = 0;
            free_from = slot + length;
            continue;
        }
        free_from = slot + 1;
        for (int i = 0; i < n; i++) {
            if (!active[i] || next_try[i] > slot) continue;
            collisions[i]++;
            x[i] = (75 * x[i] + 74) % 65537;
            int range = 2;
            next_try[i] = slot + 1 + x[i] % range;
            if (collisions[i] == 16) active[i] = 0;
        }
    }
    for (int i = 0; i < n; i++) {
        if (begin[i] < 0) printf("gives up %d\n", collisions[i]);
        else printf("%d %d\n", begin[i], collisions[i]);
    }
    return 0;
}
