#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int n, heights[1000], row[1000], step = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &heights[i]);

    /* Your code here: sort the heights, fill the row, find the largest step. */

    printf("%d\n", step);
    return 0;
}
