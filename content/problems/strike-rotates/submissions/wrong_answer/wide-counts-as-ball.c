#include <stdio.h>
#include <string.h>

struct batter {
    char name[12];
    int runs, balls, out;
};

static void change_ends(int *striker, int *other) {
    int keep = *striker;
    *striker = *other;
    *other = keep;
}

int main(void) {
    struct batter team[11] = {0};
    int n, striker = 0, other = 1, next = 2, balls = 0, runs = 0, extras = 0, wickets = 0;
    for (int i = 0; i < 11; i++) scanf("%11s", team[i].name);
    scanf("%d", &n);
    while (n-- > 0) {
        char ball[4];
        scanf("%3s", ball);
        if (strcmp(ball, "wd") == 0) {
            extras++;
            balls++;
            continue;
        }
        balls++;
        team[striker].balls++;
        if (ball[0] == 'W') {
            wickets++;
            team[striker].out = 1;
            if (next < 11) striker = next++;
        } else {
            int scored = ball[0] - '0';
            team[striker].runs += scored;
            runs += scored;
            if (scored % 2 == 1) change_ends(&striker, &other);
        }
        if (balls % 6 == 0) change_ends(&striker, &other);
    }
    for (int i = 0; i < next; i++) {
        printf("%s %d %d %s\n", team[i].name, team[i].runs, team[i].balls, team[i].out ? "out" : "not-out");
    }
    printf("extras %d\n", extras);
    printf("total %d/%d %d.%d\n", runs + extras, wickets, balls / 6, balls % 6);
    return 0;
}
