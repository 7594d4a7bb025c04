#include <stdio.h>

int main(void) {
    int k, t;
    scanf("%d %d", &k, &t);

    char row = 'A';
    int seat = t;
    /* Your code here: find the row and the seat in it. */

    printf("%c%d\n", row, seat);
    return 0;
}
