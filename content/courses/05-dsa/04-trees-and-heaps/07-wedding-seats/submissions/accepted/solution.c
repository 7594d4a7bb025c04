#include <stdio.h>

static int n, feud[10][10], chair[10], seated[10], first[10], ways;

static void seat(int k) {
    if (k == n) {
        if (feud[chair[n - 1]][1]) return;
        if (ways == 0) {
            for (int i = 0; i < n; i++) first[i] = chair[i];
        }
        ways++;
        return;
    }
    for (int guest = 2; guest <= n; guest++) {
        if (seated[guest] || feud[chair[k - 1]][guest]) continue;
        seated[guest] = 1;
        chair[k] = guest;
        seat(k + 1);
        seated[guest] = 0;
    }
}

int main(void) {
    int m;
    scanf("%d %d", &n, &m);
    while (m-- > 0) {
        int a, b;
        scanf("%d %d", &a, &b);
        feud[a][b] = feud[b][a] = 1;
    }
    chair[0] = 1;
    seat(1);
    printf("%d\n", ways);
    if (ways == 0) printf("impossible\n");
    for (int i = 0; ways > 0 && i < n; i++) printf("%d%c", first[i], i + 1 < n ? ' ' : '\n');
    return 0;
}
