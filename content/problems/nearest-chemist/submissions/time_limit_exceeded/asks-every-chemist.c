#include <stdio.h>
#include <stdlib.h>

static int open[200000];
static int count = 0;

int main(void) {
    int n, x;
    char event;
    scanf("%d", &n);
    while (n-- > 0) {
        scanf(" %c %d", &event, &x);
        if (event == '+') {
            open[count++] = x;
        } else if (event == '-') {
            int place = 0;
            while (open[place] != x) place++;
            open[place] = open[--count];
        } else if (count == 0) {
            puts("NONE");
        } else {
            int best = open[0];
            for (int i = 1; i < count; i++) {
                int far = abs(open[i] - x), least = abs(best - x);
                if (far < least || (far == least && open[i] < best)) best = open[i];
            }
            printf("%d\n", best);
        }
    }
    return 0;
}
