#include <stdio.h>

static char taken[100001];

int main(void) {
    int n, q;
    scanf("%d %d", &n, &q);
    while (q-- > 0) {
        int place, run = 0, longest = 0;
        scanf("%d", &place);
        taken[place] = !taken[place];
        for (int i = 1; i <= n; i++) {
            if (taken[i]) run = 0;
            else run++;
            if (run > longest) longest = run;
        }
        printf("%d\n", longest);
    }
    return 0;
}
