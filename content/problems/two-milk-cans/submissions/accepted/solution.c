#include <stdio.h>

#define STATES 5000

static int moves[1001][1001]; /* moves to a state plus 1; 0 if it has not been reached */
static int first[STATES], second[STATES], tail = 0;

static void reach(int x, int y, int count) {
    if (moves[x][y] != 0) return;
    moves[x][y] = count;
    first[tail] = x;
    second[tail] = y;
    tail++;
}

int main(void) {
    int a, b, t, answer = -1;
    scanf("%d %d %d", &a, &b, &t);
    reach(0, 0, 1);
    for (int head = 0; head < tail; head++) {
        int x = first[head], y = second[head], next = moves[x][y] + 1;
        if (answer < 0 && (x == t || y == t)) answer = moves[x][y] - 1;
        reach(a, y, next);
        reach(x, b, next);
        reach(0, y, next);
        reach(x, 0, next);
        int flow = x < b - y ? x : b - y;
        reach(x - flow, y + flow, next);
        flow = y < a - x ? y : a - x;
        reach(x + flow, y - flow, next);
    }
    if (answer < 0) puts("impossible");
    else printf("%d\n", answer);
    printf("%d\n", tail);
    return 0;
}
