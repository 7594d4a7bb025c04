#include <stdio.h>

typedef struct {
    char kind; /* 'P' or 'T' */
    int wait, function;
} Plan;

static Plan plans[2000];
static int length[101], first_plan[102]; /* plans of i: first_plan[i] to first_plan[i + 1] - 1 */

int main(void) {
    int n, total = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        int k;
        scanf("%d %d", &length[i], &k);
        first_plan[i] = total;
        for (int j = 0; j < k; j++) {
            Plan *plan = &plans[total++];
            scanf(" %c", &plan->kind);
            if (plan->kind == 'T') scanf("%d", &plan->wait);
            scanf("%d", &plan->function);
        }
    }
    first_plan[n + 1] = total;

    long long now = 0;
    int current = 1;
    /* Your code here: the loop. */
    printf("%lld %d\n", now, current);
    return 0;
}
