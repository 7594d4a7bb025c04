#include <stdio.h>

static char poster[40][44], old[40][44];
static int h, w;

static void turn_right(void) {
    for (int r = 0; r < h; r++) {
        for (int c = 0; c < w; c++) old[r][c] = poster[r][c];
    }
    for (int r = 0; r < w; r++) {
        for (int c = 0; c < h; c++) poster[r][c] = old[h - 1 - c][r];
    }
    int old_height = h;
    h = w;
    w = old_height;
}

static void mirror(void) {
    for (int r = 0; r < h; r++) {
        for (int c = 0; c < w / 2; c++) {
            char left = poster[r][c];
            poster[r][c] = poster[r][w - 1 - c];
            poster[r][w - 1 - c] = left;
        }
    }
}

int main(void) {
    char orders[1002];
    scanf("%d %d", &h, &w);
    for (int r = 0; r < h; r++) scanf("%43s", poster[r]);
    scanf("%1001s", orders);
    for (int i = 0; orders[i]; i++) {
        if (orders[i] == 'M') mirror();
        else turn_right();
        if (orders[i] == 'U' || orders[i] == 'L') turn_right();
        if (orders[i] == 'L') turn_right();
    }
    for (int r = 0; r < h; r++) printf("%.*s\n", w, poster[r]);
    return 0;
}
