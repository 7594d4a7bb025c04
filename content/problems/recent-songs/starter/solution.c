#include <stdio.h>

static int songs[200000];

int main(void) {
    int n, k;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%d", &songs[i]);

    int hits = 0;
    /* Your code here: play the songs one by one and keep the list of the last k. */

    printf("%d\n", hits);
    return 0;
}
