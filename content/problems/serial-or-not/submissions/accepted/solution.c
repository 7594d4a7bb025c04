#include <stdio.h>
#include <string.h>

static char name[2000][8];
static int values, has_read[2000][101], has_written[2000][101];
static int before[101][101]; /* before[a][b]: a must come before b */

static int value_called(const char *wanted) {
    int v = 0;
    while (v < values && strcmp(name[v], wanted) != 0) v++;
    if (v == values) strcpy(name[values++], wanted);
    return v;
}

int main(void) {
    int t, n, order[100], done[101] = {0};
    scanf("%d %d", &t, &n);
    while (n-- > 0) {
        char kind, wanted[8];
        int who;
        scanf(" %c%d %7s", &kind, &who, wanted);
        int v = value_called(wanted);
        for (int other = 1; other <= t; other++) {
            if (other == who) continue;
            if (has_written[v][other] || (kind == 'W' && has_read[v][other])) before[other][who] = 1;
        }
        if (kind == 'W') has_written[v][who] = 1;
        else has_read[v][who] = 1;
    }
    for (int place = 0; place < t; place++) {
        int next = 0;
        for (int who = t; who >= 1; who--) {
            int free = !done[who];
            for (int other = 1; other <= t; other++) {
                if (before[other][who] && !done[other]) free = 0;
            }
            if (free) next = who;
        }
        if (next == 0) {
            puts("not serializable");
            return 0;
        }
        done[next] = 1;
        order[place] = next;
    }
    for (int place = 0; place < t; place++) printf("%d%c", order[place], place + 1 < t ? ' ' : '\n');
    return 0;
}
