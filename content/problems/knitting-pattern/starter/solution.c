#include <stdio.h>

int main(void) {
    char pattern[201];
    scanf("%200s", pattern);

    /* Your code here: write out the stitches, then count them. */
    return 0;
}
