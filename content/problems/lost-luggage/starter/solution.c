#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char expected[5000][10], scanned[5000][10];

int main(void) {
    int e, s;
    scanf("%d %d", &e, &s);
    for (int i = 0; i < e; i++) scanf("%9s", expected[i]);
    for (int i = 0; i < s; i++) scanf("%9s", scanned[i]);

    /* Your code here: count the found bags, then print the missing and the foreign tags. */
    return 0;
}
