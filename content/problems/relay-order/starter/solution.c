#include <stdio.h>

int main(void) {
    int n, q, team[500];
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) team[i] = i + 1;
    while (q-- > 0) {
        char call[8];
        int a, b, k;
        scanf("%7s", call);
        if (call[0] == 'S') {
            scanf("%d %d", &a, &b);
            /* your code here */
        } else if (call[0] == 'L') {
            scanf("%d", &k);
            /* your code here */
        } else {
            /* your code here */
        }
    }
    for (int i = 0; i < n; i++) printf("%d%c", team[i], i + 1 < n ? ' ' : '\n');
    return 0;
}
