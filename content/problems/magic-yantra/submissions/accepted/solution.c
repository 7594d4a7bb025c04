#include <stdio.h>

int main(void) {
    int n, square[50][50];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) scanf("%d", &square[i][j]);
    }
    int target = 0, falling = 0, rising = 0, different = 0;
    for (int j = 0; j < n; j++) target += square[0][j];
    for (int i = 0; i < n; i++) {
        int row = 0, column = 0;
        for (int j = 0; j < n; j++) {
            row += square[i][j];
            column += square[j][i];
        }
        if (row != target) different++;
        if (column != target) different++;
        falling += square[i][i];
        rising += square[i][n - 1 - i];
    }
    if (falling != target) different++;
    if (rising != target) different++;
    printf("%d\n", target);
    if (different == 0) printf("magic\n");
    else printf("%d\n", different);
    return 0;
}
