#include <stdio.h>

static int like[15][15], tent[1 << 15], best[1 << 15];

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) scanf("%d", &like[i][j]);
    }
    for (int set = 1; set < 1 << n; set++) {
        int first = 0;
        while (!(set >> first & 1)) first++;
        int rest = set ^ 1 << first;
        tent[set] = tent[rest];
        for (int i = 0; i < n; i++) {
            if (rest >> i & 1) tent[set] += like[first][i];
        }
        /* The first student sleeps with some part of the rest, or alone. */
        best[set] = best[rest];
        for (int part = rest; part > 0; part = (part - 1) & rest) {
            int mood = tent[part | 1 << first] + tent[rest ^ part];
            if (mood > best[set]) best[set] = mood;
        }
    }
    printf("%d\n", best[(1 << n) - 1]);
    return 0;
}
