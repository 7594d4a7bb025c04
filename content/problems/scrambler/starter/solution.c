#include <stdio.h>

int main(void) {
    int n, k, tap[16];
    char cells[17];
    scanf("%d %d", &n, &k);
    for (int i = 0; i < k; i++) scanf("%d", &tap[i]);
    scanf("%16s", cells);

    int once = 0, ring = 0;
    char sent[21] = "";
    /* Your code here. */

    printf("%d %d\n%s\n", once, ring, sent);
    return 0;
}
