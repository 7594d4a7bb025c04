#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Each cell has a place in an array: A1 has the place 1, B1 has 101, Z99 has 2599. */
static int place_of(const char *name) {
    return (name[0] - 'A') * 100 + atoi(name + 1);
}

int main(void) {
    int n, q;
    char line[100], *word;
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d %d", &n, &q);
    while (n-- > 0) {
        fgets(line, sizeof line, stdin);
        int cell = place_of(strtok(line, " =+\n"));
        while ((word = strtok(NULL, " =+\n")) != NULL) {
            /* Your code here: word is a number or the name of a cell, and belongs to the formula of cell. */
        }
    }
    while (q-- > 0) {
        fgets(line, sizeof line, stdin);
        int cell = place_of(line);
        /* Your code here: print the value of cell, or LOOP. */
    }
    return 0;
}
