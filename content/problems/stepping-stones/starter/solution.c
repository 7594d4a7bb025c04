#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    static int stones[5000];
    for (int i = 0; i < n; i++) scanf("%d", &stones[i]);

    /* Your code here: print the least danger of a crossing. */
    return 0;
}
