#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    static int height[300000];
    for (int i = 0; i < n; i++) scanf("%d", &height[i]);

    /* Your code here: print what each house sees, and how many see the sea. */
    return 0;
}
