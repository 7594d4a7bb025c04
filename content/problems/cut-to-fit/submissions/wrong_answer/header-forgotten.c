#include <stdio.h>

struct fragment {
    int start, length, more;
};

static struct fragment now[3000], next[3000];

int main(void) {
    int d, k, count = 1;
    scanf("%d %d", &d, &k);
    now[0].length = d;
    while (k-- > 0) {
        int mtu, cut = 0;
        scanf("%d", &mtu);
        for (int i = 0; i < count; i++) {
            struct fragment rest = now[i];
            while (rest.length > mtu) {
                int room = mtu / 8 * 8;
                struct fragment piece = {rest.start, room, 1};
                next[cut++] = piece;
                rest.start += room;
                rest.length -= room;
            }
            next[cut++] = rest;
        }
        count = cut;
        for (int i = 0; i < count; i++) now[i] = next[i];
    }
    for (int i = 0; i < count; i++) printf("%d %d %d\n", now[i].length, now[i].more, now[i].start / 8);
    return 0;
}
