#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where a robot that looks north stands afterwards, and how many quarter turns to the right it has made. */
struct move {
    long long x, y;
    int turns;
};

static struct move then(struct move first, struct move next) {
    for (int i = 0; i < first.turns; i++) {
        long long x = next.x;
        next.x = next.y;
        next.y = -x;
    }
    struct move both = {first.x + next.x, first.y + next.y, (first.turns + next.turns) % 4};
    return both;
}

int main(void) {
    int n;
    char line[200];
    struct move macros[61], forward = {0, 1, 0}, right = {0, 0, 1}, left = {0, 0, 3};
    fgets(line, sizeof line, stdin);
    n = atoi(line);
    for (int i = 1; i <= n; i++) {
        struct move move = {0, 0, 0};
        fgets(line, sizeof line, stdin);
        for (char *step = strtok(line, " \n"); step != NULL; step = strtok(NULL, " \n")) {
            if (step[0] == 'F') move = then(move, forward);
            else if (step[0] == 'R') move = then(move, right);
            else if (step[0] == 'L') move = then(move, left);
            else move = then(move, macros[atoi(step)]);
        }
        macros[i] = move;
        printf("%lld %lld %c\n", move.x, move.y, "NESW"[move.turns]);
    }
    return 0;
}
