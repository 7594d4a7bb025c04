#include <stdio.h>

int main(void) {
    int b, y;
    scanf("%d %d", &b, &y);

    int birthdays = 0;
    /* Your code here: count them. Up to a thousand million years may lie between b and y. */

    printf("%d\n", birthdays);
    return 0;
}
