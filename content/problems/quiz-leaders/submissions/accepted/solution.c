#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct team {
    char name[10];
    int points, seconds;
};

struct change {
    int now, points, team;
    char name[10];
};

static struct change changes[80000];
static struct team teams[80000];
static int count = 0;

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct team *)a)->name, ((const struct team *)b)->name);
}

static int by_seconds(const void *a, const void *b) {
    const struct team *left = a, *right = b;
    if (left->seconds != right->seconds) return right->seconds - left->seconds;
    return strcmp(left->name, right->name);
}

/* A tournament: leaf i is team i, each inner place holds the better of its two children; -1 is nobody. */
static int tree[2 * 131072];
static int leaves = 1;

static int better(int a, int b) {
    if (a < 0) return b;
    if (b < 0 || teams[a].points >= teams[b].points) return a;
    return b;
}

static void update(int team) {
    int place = leaves + team;
    tree[place] = team;
    for (place /= 2; place > 0; place /= 2) tree[place] = better(tree[2 * place], tree[2 * place + 1]);
}

int main(void) {
    int n, end, since = 0;
    scanf("%d %d", &n, &end);
    for (int i = 0; i < n; i++) {
        scanf("%d %9s %d", &changes[i].now, changes[i].name, &changes[i].points);
        strcpy(teams[i].name, changes[i].name);
    }
    /* Sorted by name, so that the better of two equal teams is the one with the smaller number. */
    qsort(teams, n, sizeof teams[0], by_name);
    for (int i = 0; i < n; i++) {
        if (i == 0 || strcmp(teams[i].name, teams[count - 1].name) != 0) teams[count++] = teams[i];
    }
    while (leaves < count) leaves *= 2;
    for (int i = 0; i < 2 * leaves; i++) tree[i] = -1;
    for (int i = 0; i < n; i++) {
        struct team key;
        strcpy(key.name, changes[i].name);
        struct team *team = bsearch(&key, teams, count, sizeof teams[0], by_name);
        if (i > 0) teams[tree[1]].seconds += changes[i].now - since;
        since = changes[i].now;
        team->points += changes[i].points;
        update((int)(team - teams));
    }
    teams[tree[1]].seconds += end - since;
    qsort(teams, count, sizeof teams[0], by_seconds);
    for (int i = 0; i < count && teams[i].seconds > 0; i++) printf("%s %d\n", teams[i].name, teams[i].seconds);
    return 0;
}
