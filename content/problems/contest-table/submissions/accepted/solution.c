#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    char name[13];
    int solved, penalty;
    int wrong[26], done[26];
} Team;

static Team teams[300];
static int count = 0;

static Team *team_of(const char *name) {
    for (int i = 0; i < count; i++) {
        if (strcmp(teams[i].name, name) == 0) return &teams[i];
    }
    strcpy(teams[count].name, name);
    return &teams[count++];
}

static int before(const void *a, const void *b) {
    const Team *x = a, *y = b;
    if (x->solved != y->solved) return y->solved - x->solved;
    if (x->penalty != y->penalty) return x->penalty - y->penalty;
    return strcmp(x->name, y->name);
}

int main(void) {
    int m;
    scanf("%d", &m);
    for (int i = 0; i < m; i++) {
        char name[13], problem, verdict[3];
        int minute;
        scanf("%12s %c %d %2s", name, &problem, &minute, verdict);
        Team *team = team_of(name);
        int p = problem - 'A';
        if (team->done[p]) continue;
        if (verdict[0] == 'W') {
            team->wrong[p]++;
        } else {
            team->done[p] = 1;
            team->solved++;
            team->penalty += minute + 20 * team->wrong[p];
        }
    }
    qsort(teams, count, sizeof teams[0], before);
    int rank = 0;
    for (int i = 0; i < count; i++) {
        if (i == 0 || teams[i].solved != teams[i - 1].solved || teams[i].penalty != teams[i - 1].penalty) rank = i + 1;
        printf("%d %s %d %d\n", rank, teams[i].name, teams[i].solved, teams[i].penalty);
    }
    return 0;
}
