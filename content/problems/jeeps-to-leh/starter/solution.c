#include <stdio.h>

int main(void) {
    int n, c;
    scanf("%d %d", &n, &c);
    static int bags[14];
    for (int i = 0; i < n; i++) scanf("%d", &bags[i]);

    /* Your code here: print the smallest number of jeeps. */
    return 0;
}
