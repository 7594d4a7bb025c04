#include <stdio.h>

int main(void) {
    int d, w;
    scanf("%d %d", &d, &w);

    /* Your code here: work out the fare and print it. */
    return 0;
}
