#include <stdio.h>

static int beds[200000];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) scanf("%d", &beds[i]);
    while (q-- > 0) {
        char what;
        int room, group;
        scanf(" %c", &what);
        if (what == '-') {
            scanf("%d %d", &room, &group);
            beds[room - 1] += group;
            continue;
        }
        scanf("%d", &group);
        room = 0;
        while (room < n && beds[room] < group) room++;
        if (room == n) {
            puts("FULL");
        } else {
            beds[room] -= group;
            printf("%d\n", room + 1);
        }
    }
    return 0;
}
