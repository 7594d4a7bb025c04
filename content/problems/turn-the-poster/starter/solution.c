#include <stdio.h>

int main(void) {
    int h, w;
    scanf("%d %d", &h, &w);
    static char poster[40][41];
    for (int i = 0; i < h; i++) scanf("%40s", poster[i]);
    char orders[1001];
    scanf("%1000s", orders);

    /* Your code here: carry out one order after the other, then print the poster. */
    return 0;
}
