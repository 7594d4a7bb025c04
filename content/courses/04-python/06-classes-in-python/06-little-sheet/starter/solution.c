#include <stdio.h>
#include <stdlib.h>

static struct cell {
    int given;
    char formula[200];
    long long value;
} cells[26 * 100];

static int number_of(const char *name) {
    return (name[0] - 'A') * 100 + atoi(name + 1);
}

int main(void) {
    int n;
    char name[400][8];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%7s = ", name[i]);
        struct cell *cell = &cells[number_of(name[i])];
        fgets(cell->formula, sizeof cell->formula, stdin);
        cell->given = 1;
    }
    for (int i = 0; i < n; i++) {
        struct cell *cell = &cells[number_of(name[i])];
        /* your code here: work the cell out */
        printf("%s %lld\n", name[i], cell->value);
    }
    return 0;
}
