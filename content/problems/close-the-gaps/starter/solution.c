#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    static int boxes[1000];
    for (int i = 0; i < n; i++) scanf("%d", &boxes[i]);

    /* Your code here: move the full boxes to the left, then print the shelf and the number of moves. */
    return 0;
}
