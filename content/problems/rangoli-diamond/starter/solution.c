#include <stdio.h>

int main(void) {
    int n;
    char kind[8];
    scanf("%d %7s", &n, kind);

    /* Your code here: draw the n rows of the diamond. */
    return 0;
}
