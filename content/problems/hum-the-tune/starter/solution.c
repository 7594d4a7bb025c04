#include <stdio.h>

int main(void) {
    int n, m;
    scanf("%d %d", &n, &m);
    static int song[600];
    for (int i = 0; i < n; i++) scanf("%d", &song[i]);
    static int humming[600];
    for (int i = 0; i < m; i++) scanf("%d", &humming[i]);

    /* Your code here: print the smallest error of an alignment. */
    return 0;
}
