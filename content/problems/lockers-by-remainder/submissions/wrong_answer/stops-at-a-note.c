#include <stdio.h>

enum { UNTOUCHED = -1, NOTE = -2 };

static int m, locker[1000];

int main(void) {
    int q;
    scanf("%d %d", &m, &q);
    for (int i = 0; i < m; i++) locker[i] = UNTOUCHED;
    while (q-- > 0) {
        char command[4];
        int x;
        scanf("%3s %d", command, &x);
        int found = -1, room = -1, looked = 0;
        while (looked < m) {
            int i = (x + looked++) % m;
            if (locker[i] == x) {
                found = i;
                break;
            }
            if (locker[i] < 0 && room < 0) room = i;
            if (locker[i] < 0) break;
        }
        if (found < 0 && command[0] == 'i' && room >= 0) {
            locker[room] = x;
            found = room;
        } else if (found >= 0 && command[0] == 'o') {
            locker[found] = NOTE;
        }
        if (found >= 0) printf("%d %d\n", found, looked);
        else printf("- %d\n", looked);
    }
    int bags = 0, notes = 0;
    for (int i = 0; i < m; i++) {
        if (locker[i] >= 0) bags++;
        if (locker[i] == NOTE) notes++;
    }
    printf("%d %d %d\n", bags, notes, m - bags - notes);
    return 0;
}
