#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int a, b, c, s, m, d;
    scanf("%d %d %d %d %d %d", &a, &b, &c, &s, &m, &d);

    int stairs = 0, lift = 0;
    /* Your code here: work out how long both ways take, then decide. */

    printf("STAIRS %d\n", stairs);
    return 0;
}
