#include <stdio.h>

int main(void) {
    int r, c, plan[100][100];
    scanf("%d %d", &r, &c);
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) scanf("%d", &plan[i][j]);
    }
    int pairs = 0, row = 0, place = 0;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) {
            int found = 0;
            if (j + 1 < c && plan[i][j + 1] == plan[i][j]) found++;
            if (i + 1 < r && plan[i + 1][j] == plan[i][j]) found++;
            if (pairs == 0 && found > 0) {
                row = i + 1;
                place = j + 1;
            }
            pairs += found;
        }
    }
    if (pairs == 0) printf("plan is fine\n");
    else printf("%d\n%d %d\n", pairs, row, place);
    return 0;
}
