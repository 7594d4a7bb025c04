#include <stdio.h>

static char footprints[4001][4001]; /* she begins in the middle */

int main(void) {
    char steps[2001];
    int x = 2000, y = 2000, squares = 1, first = 0;
    scanf("%2000s", steps);
    footprints[x][y] = 1;
    for (int i = 0; steps[i] != '\0'; i++) {
        if (steps[i] == 'N') y++;
        else if (steps[i] == 'S') y--;
        else if (steps[i] == 'E') x++;
        else x--;
        if (footprints[x][y] == 0) squares++;
        else if (first == 0) first = i + 1;
        footprints[x][y] = 1;
    }
    printf("%d\n", squares);
    if (first > 0) printf("%d\n", first);
    else printf("never\n");
    return 0;
}
