#include <stdio.h>
#include <string.h>

static char plan[120][130];
static int steps[120][120][2], queue[28800][3];

int main(void) {
    int h, w, head = 0, tail = 0;
    const int down[] = {1, -1, 0, 0}, right[] = {0, 0, 1, -1};
    scanf("%d %d", &h, &w);
    memset(steps, -1, sizeof steps);
    for (int r = 0; r < h; r++) {
        scanf("%129s", plan[r]);
        for (int c = 0; c < w; c++) {
            if (plan[r][c] != 'S') continue;
            queue[tail][0] = r;
            queue[tail][1] = c;
            queue[tail++][2] = 0;
            steps[r][c][0] = 0;
        }
    }
    while (head < tail) {
        int r = queue[head][0], c = queue[head][1], used = queue[head][2];
        head++;
        if (plan[r][c] == 'E') {
            printf("%d\n", steps[r][c][used]);
            return 0;
        }
        for (int d = 0; d < 4; d++) {
            int y = r + down[d], x = c + right[d];
            if (y < 0 || y >= h || x < 0 || x >= w) continue;
            int after = used + (plan[y][x] == '#');
            if (after > 1 || steps[y][x][after] >= 0) continue;
            steps[y][x][after] = steps[r][c][used] + 1;
            queue[tail][0] = y;
            queue[tail][1] = x;
            queue[tail++][2] = after;
        }
    }
    printf("-1\n");
    return 0;
}
