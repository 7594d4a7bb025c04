#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct move {
    long long x, y;
    int turns; /* quarter turns to the right, 0 to 3 */
};

int main(void) {
    int n;
    char line[200];
    fgets(line, sizeof line, stdin);
    n = atoi(line);
    for (int i = 1; i <= n; i++) {
        struct move move = {0, 0, 0};
        fgets(line, sizeof line, stdin);
        for (char *step = strtok(line, " \n"); step != NULL; step = strtok(NULL, " \n")) {
            /* Your code here: step is F, R, L or the number of a macro. */
        }
        printf("%lld %lld %c\n", move.x, move.y, "NESW"[move.turns]);
    }
    return 0;
}
