#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char part[300][5][12]; /* the parts of each line */
static int parts[300];        /* how many there are */

int main(void) {
    int n;
    char line[200];
    scanf("%d ", &n);
    for (int i = 0; i < n; i++) {
        fgets(line, sizeof line, stdin);
        parts[i] = sscanf(line, "%11s %11s %11s %11s %11s", part[i][0], part[i][1], part[i][2], part[i][3], part[i][4]);
    }

    int at = 0;
    while (at < n) {
        /* your code here: carry line at out */
        at++;
    }
    return 0;
}
