#include <stdio.h>

static int first[100001], following[200001], to[200001];
static char result[100002];

int main(void) {
    int n, m, changed = 1;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= m; i++) {
        int from;
        scanf("%d %d", &from, &to[i]);
        following[i] = first[from];
        first[from] = i;
    }
    for (int circle = 1; circle <= n; circle++) result[circle] = '-';
    while (changed) {
        changed = 0;
        for (int circle = 1; circle <= n; circle++) {
            if (result[circle] != '-') continue;
            int all_won = 1, some_lost = 0;
            for (int i = first[circle]; i > 0; i = following[i]) {
                if (result[to[i]] != 'A') all_won = 0;
                if (result[to[i]] == 'B') some_lost = 1;
            }
            if (some_lost) result[circle] = 'A';
            else if (all_won) result[circle] = 'B';
            if (result[circle] != '-') changed = 1;
        }
    }
    printf("%s\n", result + 1);
    return 0;
}
