#include <stdio.h>

static char map[400][401];
static int steps[400][400], queue[160000];

int main(void) {
    int r, c, head = 0, tail = 0;
    scanf("%d %d", &r, &c);
    for (int i = 0; i < r; i++) {
        scanf("%400s", map[i]);
        for (int j = 0; j < c; j++) {
            steps[i][j] = -1;
            if (map[i][j] == 'P') {
                steps[i][j] = 0;
                queue[tail++] = i * c + j;
            }
        }
    }
    const int down[] = {-1, 1, 0, 0}, right[] = {0, 0, -1, 1};
    while (head < tail) {
        int row = queue[head] / c, column = queue[head] % c;
        head++;
        for (int k = 0; k < 4; k++) {
            int i = row + down[k], j = column + right[k];
            if (i < 0 || i >= r || j < 0 || j >= c || map[i][j] == '#' || steps[i][j] >= 0) continue;
            steps[i][j] = steps[row][column] + 1;
            queue[tail++] = i * c + j;
        }
    }
    int most = 0, houses = 0, without = 0;
    for (int i = 0; i < r; i++) {
        for (int j = 0; j < c; j++) {
            if (map[i][j] != 'H') continue;
            if (steps[i][j] < 0) {
                without++;
            } else if (steps[i][j] > most) {
                most = steps[i][j];
                houses = 1;
            } else if (steps[i][j] == most) {
                houses++;
            }
        }
    }
    printf("%d %d\n%d\n", most, houses, without);
    return 0;
}
