#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum state { EMPTY, GIVEN, BEGUN, DONE, LOOP };

static struct cell {
    enum state state;
    char formula[200];
    long long value;
} cells[26 * 100];

static int number_of(const char *name) {
    return (name[0] - 'A') * 100 + atoi(name + 1);
}

static void work_out(struct cell *cell) {
    cell->state = BEGUN;
    int total = 0, sign = 1;
    int read = 0;
    char part[12];
    for (char *rest = cell->formula; sscanf(rest, "%11s%n", part, &read) == 1; rest += read) {
        if (strcmp(part, "+") == 0) sign = 1;
        else if (strcmp(part, "-") == 0) sign = -1;
        else if (isdigit((unsigned char)part[0])) total += sign * atoll(part);
        else {
            struct cell *other = &cells[number_of(part)];
            if (other->state == GIVEN) work_out(other);
            if (other->state == BEGUN || other->state == LOOP) {
                cell->state = LOOP;
                return;
            }
            total += sign * other->value;
        }
    }
    cell->value = total;
    cell->state = DONE;
}

int main(void) {
    int n;
    char name[400][8];
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%7s = ", name[i]);
        struct cell *cell = &cells[number_of(name[i])];
        fgets(cell->formula, sizeof cell->formula, stdin);
        cell->state = GIVEN;
    }
    for (int i = 0; i < n; i++) {
        struct cell *cell = &cells[number_of(name[i])];
        if (cell->state == GIVEN) work_out(cell);
        if (cell->state == LOOP) printf("%s LOOP\n", name[i]);
        else printf("%s %lld\n", name[i], cell->value);
    }
    return 0;
}
