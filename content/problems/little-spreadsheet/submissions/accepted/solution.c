#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum state { UNKNOWN, BUSY, KNOWN, LOOP };

struct term {
    int cell; /* -1 for a number */
    int number;
};

struct cell {
    enum state state;
    int count;
    struct term terms[6];
    long long value;
};

static struct cell cells[26 * 100];

static int place_of(const char *name) {
    return (name[0] - 'A') * 100 + atoi(name + 1);
}

/* Works the cell out, if that is not done yet. */
static void evaluate(struct cell *cell) {
    if (cell->state != UNKNOWN) return;
    cell->state = BUSY;
    enum state result = KNOWN;
    for (int i = 0; i < cell->count; i++) {
        struct term term = cell->terms[i];
        if (term.cell < 0) {
            cell->value += term.number;
            continue;
        }
        evaluate(&cells[term.cell]);
        if (cells[term.cell].state != KNOWN) result = LOOP;
        cell->value += cells[term.cell].value;
    }
    cell->state = result;
}

int main(void) {
    int n, q;
    char line[100], *word;
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d %d", &n, &q);
    while (n-- > 0) {
        fgets(line, sizeof line, stdin);
        struct cell *cell = &cells[place_of(strtok(line, " =+\n"))];
        while ((word = strtok(NULL, " =+\n")) != NULL) {
            struct term term = {-1, 0};
            if (word[0] >= 'A') term.cell = place_of(word);
            else term.number = atoi(word);
            cell->terms[cell->count++] = term;
        }
    }
    while (q-- > 0) {
        fgets(line, sizeof line, stdin);
        struct cell *cell = &cells[place_of(line)];
        evaluate(cell);
        if (cell->state == KNOWN) printf("%lld\n", cell->value);
        else puts("LOOP");
    }
    return 0;
}
