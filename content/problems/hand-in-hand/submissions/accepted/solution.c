#include <stdio.h>

static int before[10001], behind[10001];

/* Child 0 stands before the front, and behind the last one comes 0 again: the chain is a ring. */
int main(void) {
    int q, x, y;
    char command[8];
    scanf("%d", &q);
    before[0] = behind[0] = 1;
    while (q-- > 0) {
        scanf("%7s %d", command, &x);
        if (command[0] == 'J') {
            scanf("%d", &y);
            before[x] = y;
            behind[x] = behind[y];
        } else {
            y = before[x];
            behind[y] = behind[x];
            before[behind[x]] = y;
            continue;
        }
        behind[y] = x;
        before[behind[x]] = x;
    }
    if (behind[0] == 0) printf("nobody");
    for (x = behind[0]; x != 0; x = behind[x]) printf("%d ", x);
    printf("\n");
    return 0;
}
