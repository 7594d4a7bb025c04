#include <stdio.h>

int main(void) {
    int n;
    char line[120];
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d", &n);

    int winner = 1, ids = 0, classes = 0, elements = 0;
    for (int rule = 1; rule <= n; rule++) {
        fgets(line, sizeof line, stdin); /* "! " in front marks the rule */

        /* Your code here: count, and compare with the best so far. */
    }
    printf("%d %d %d %d\n", winner, ids, classes, elements);
    return 0;
}
