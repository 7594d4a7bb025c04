#include <stdio.h>
#include <string.h>

static int m, n, given[500], hole[500], process[500];

/* The hole for a process, or -1; from is where next fit begins. */
static int choose(const char *strategy, int size, int from) {
    int chosen = -1;
    for (int k = 0; k < m; k++) {
        int i = strategy[0] == 'n' ? (from + k) % m : k;
        if (hole[i] <= size) continue;
        if (chosen < 0) chosen = i;
        else if (strategy[0] == 'b' && hole[i] < hole[chosen]) chosen = i;
        else if (strategy[0] == 'w' && hole[i] > hole[chosen]) chosen = i;
    }
    return chosen;
}

int main(void) {
    const char *strategies[] = {"first", "best", "worst", "next"};
    scanf("%d %d", &m, &n);
    for (int i = 0; i < m; i++) scanf("%d", &given[i]);
    for (int i = 0; i < n; i++) scanf("%d", &process[i]);
    for (int s = 0; s < 4; s++) {
        memcpy(hole, given, sizeof hole);
        printf("%s:", strategies[s]);
        int from = 0;
        for (int i = 0; i < n; i++) {
            int chosen = choose(strategies[s], process[i], from);
            if (chosen < 0) {
                printf(" -");
                continue;
            }
            hole[chosen] -= process[i];
            from = chosen;
            printf(" %d", chosen + 1);
        }
        int largest = 0;
        for (int i = 0; i < m; i++) {
            if (hole[i] > largest) largest = hole[i];
        }
        printf(" | %d\n", largest);
    }
    return 0;
}
