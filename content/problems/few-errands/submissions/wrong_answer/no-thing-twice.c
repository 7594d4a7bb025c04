#include <stdio.h>

int main(void) {
    static int cheapest[1 << 14];
    int t, n, price[100], shop[100];
    scanf("%d %d", &t, &n);
    for (int i = 0; i < n; i++) {
        int count, thing;
        scanf("%d %d", &price[i], &count);
        shop[i] = 0;
        while (count-- > 0) {
            scanf("%d", &thing);
            shop[i] |= 1 << (thing - 1);
        }
    }
    int all = (1 << t) - 1;
    const int NEVER = 1000000;
    for (int set = 1; set <= all; set++) cheapest[set] = NEVER;
    for (int set = 0; set < all; set++) {
        for (int i = 0; i < n; i++) {
            if (set & shop[i]) continue;
            int more = set | shop[i];
            if (cheapest[set] + price[i] < cheapest[more]) cheapest[more] = cheapest[set] + price[i];
        }
    }
    if (cheapest[all] == NEVER) printf("not possible\n");
    else printf("%d\n", cheapest[all]);
    return 0;
}
