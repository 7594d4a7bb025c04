#include <stdio.h>
#include <string.h>

static char border[50100];

int main(void) {
    scanf("%50099s", border);
    int n = (int)strlen(border);
    int block = n;

    /* your code here: find the shortest block */

    printf("%d %d\n", block, n % block);
    return 0;
}
