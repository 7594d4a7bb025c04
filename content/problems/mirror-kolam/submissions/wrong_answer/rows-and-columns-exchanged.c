#include <stdio.h>

int main(void) {
    int r, c, kolam[100][100];
    scanf("%d %d", &r, &c);
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) scanf("%d", &kolam[i][j]);
    }
    int sideways = 0, upright = 0;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c / 2; j++) {
            if (kolam[i][j] != kolam[i][c - 1 - j]) sideways++;
        }
    }
    for (int i = 0; i < r / 2; i++) {
        for (int j = 0; j < c; j++) {
            if (kolam[i][j] != kolam[r - 1 - i][j]) upright++;
        }
    }
    printf("%d %d\n", upright, sideways);
    return 0;
}
