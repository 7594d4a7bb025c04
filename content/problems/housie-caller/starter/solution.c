#include <stdio.h>

int main(void) {
    int ticket[3][9], m;
    for (int row = 0; row < 3; row++) {
        for (int place = 0; place < 9; place++) scanf("%d", &ticket[row][place]);
    }
    int line = 0, house = 0;
    scanf("%d", &m);
    for (int call = 1; call <= m; call++) {
        int number;
        scanf("%d", &number);
        /* Your code here: mark the number, and see whether a row or the house is complete. */
    }
    printf("%d %d\n", line, house);
    return 0;
}
