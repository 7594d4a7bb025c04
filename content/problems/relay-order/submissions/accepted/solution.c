#include <stdio.h>

int main(void) {
    int n, q, team[500], next[500];
    scanf("%d %d", &n, &q);
    for (int i = 0; i < n; i++) team[i] = i + 1;
    while (q-- > 0) {
        char call[8];
        int a, b;
        scanf("%7s", call);
        if (call[0] == 'S') {
            scanf("%d %d", &a, &b);
            int runner = team[a - 1];
            team[a - 1] = team[b - 1];
            team[b - 1] = runner;
            continue;
        }
        if (call[0] == 'L') scanf("%d", &a);
        for (int i = 0; i < n; i++) next[i] = call[0] == 'L' ? team[(i + a % n) % n] : team[n - 1 - i];
        for (int i = 0; i < n; i++) team[i] = next[i];
    }
    for (int i = 0; i < n; i++) printf("%d%c", team[i], i + 1 < n ? ' ' : '\n');
    return 0;
}
