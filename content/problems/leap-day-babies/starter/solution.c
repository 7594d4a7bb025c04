#include <stdio.h>

int main(void) {
    int b, y;
    scanf("%d %d", &b, &y);

    int birthdays = 0;
    /* Your code here: count them. Up to a hundred crore (1000000000) years may lie between b and y. */

    printf("%d\n", birthdays);
    return 0;
}
