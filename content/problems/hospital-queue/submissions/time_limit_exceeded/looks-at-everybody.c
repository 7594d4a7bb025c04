#include <stdio.h>

static int urgency[300001]; /* 0: was called */

int main(void) {
    int q, patients = 0;
    char event[8];
    scanf("%d", &q);
    while (q-- > 0) {
        scanf("%7s", event);
        if (event[0] == 'A') {
            scanf("%d", &urgency[++patients]);
        } else if (event[0] == 'W') {
            int p, u;
            scanf("%d %d", &p, &u);
            if (urgency[p] > 0) urgency[p] = u;
        } else {
            int most = 0;
            for (int p = 1; p <= patients; p++) {
                if (urgency[p] > urgency[most]) most = p;
            }
            if (most > 0) printf("%d\n", most);
            else printf("nobody\n");
            urgency[most] = 0;
        }
    }
    return 0;
}
