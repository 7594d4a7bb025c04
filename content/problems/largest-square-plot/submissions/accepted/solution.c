#include <stdio.h>

static int side[401][401];

int main(void) {
    int r, c, largest = 0, places = 0;
    scanf("%d %d", &r, &c);
    for (int i = 1; i <= r; i++) {
        for (int j = 1; j <= c; j++) {
            char square;
            scanf(" %c", &square);
            if (square == '#') continue;
            int least = side[i - 1][j - 1];
            if (side[i - 1][j] < least) least = side[i - 1][j];
            if (side[i][j - 1] < least) least = side[i][j - 1];
            side[i][j] = least + 1;
            if (side[i][j] > largest) {
                largest = side[i][j];
                places = 0;
            }
            if (side[i][j] == largest) places++;
        }
    }
    printf("%d %d\n", largest, places);
    return 0;
}
