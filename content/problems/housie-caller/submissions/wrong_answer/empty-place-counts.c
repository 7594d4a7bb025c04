#include <stdio.h>

int main(void) {
    int row_of[91] = {0}, missing[4] = {15, 9, 9, 9}, m, line = 0, house = 0;
    for (int row = 1; row <= 3; row++) {
        for (int place = 0; place < 9; place++) {
            int number;
            scanf("%d", &number);
            if (number > 0) row_of[number] = row;
        }
    }
    scanf("%d", &m);
    for (int call = 1; call <= m; call++) {
        int number;
        scanf("%d", &number);
        int row = row_of[number];
        if (row == 0) continue;
        missing[row]--;
        missing[0]--;
        if (missing[row] == 0 && line == 0) line = call;
        if (missing[0] == 0) house = call;
    }
    printf("%d %d\n", line, house);
    return 0;
}
