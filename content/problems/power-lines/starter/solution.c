#include <stdio.h>

int main(void) {
    int n, m, s;
    scanf("%d %d %d", &n, &m, &s);
    static int stations[10000];
    for (int i = 0; i < s; i++) scanf("%d", &stations[i]);
    for (int i = 0; i < m; i++) {
        int a, b, c;
        scanf("%d %d %d", &a, &b, &c);
        /* Your code here: note that a line between a and b costs c. */
    }

    /* Your code here: print the cost, the lines built and the villages that stay dark. */
    return 0;
}
