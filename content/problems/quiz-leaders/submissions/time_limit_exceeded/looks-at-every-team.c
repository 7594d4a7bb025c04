#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct team {
    char name[10];
    int seconds;
};

struct change {
    int now, points;
    char name[10];
};

static struct change changes[80000];
static struct team teams[80000];
static int points[80000], takes_part[80000];
static int count = 0;

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct team *)a)->name, ((const struct team *)b)->name);
}

static int by_seconds(const void *a, const void *b) {
    const struct team *left = a, *right = b;
    if (left->seconds != right->seconds) return right->seconds - left->seconds;
    return strcmp(left->name, right->name);
}

int main(void) {
    int n, end;
    scanf("%d %d", &n, &end);
    for (int i = 0; i < n; i++) {
        scanf("%d %9s %d", &changes[i].now, changes[i].name, &changes[i].points);
        strcpy(teams[i].name, changes[i].name);
    }
    qsort(teams, n, sizeof teams[0], by_name);
    for (int i = 0; i < n; i++) {
        if (i == 0 || strcmp(teams[i].name, teams[count - 1].name) != 0) teams[count++] = teams[i];
    }
    for (int i = 0; i < n; i++) {
        struct team key;
        strcpy(key.name, changes[i].name);
        struct team *team = bsearch(&key, teams, count, sizeof teams[0], by_name);
        points[team - teams] += changes[i].points;
        takes_part[team - teams] = 1;
        int leader = -1;
        for (int j = 0; j < count; j++) {
            if (takes_part[j] && (leader < 0 || points[j] > points[leader])) leader = j;
        }
        teams[leader].seconds += (i + 1 < n ? changes[i + 1].now : end) - changes[i].now;
    }
    qsort(teams, count, sizeof teams[0], by_seconds);
    for (int i = 0; i < count && teams[i].seconds > 0; i++) printf("%s %d\n", teams[i].name, teams[i].seconds);
    return 0;
}
