#include <stdio.h>

int main(void) {
    int n;
    scanf("%d", &n);
    static int superior[100000];
    for (int i = 0; i < n - 1; i++) scanf("%d", &superior[i]);

    /* Your code here: print how many stand below each employee, and the length of the longest way. */
    return 0;
}
