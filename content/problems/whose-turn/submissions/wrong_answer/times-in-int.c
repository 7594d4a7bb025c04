#include <stdio.h>

enum { MOST_RUNS = 500, MOST = 1100000 };

typedef struct {
    char kind;
    int wait, function;
} Plan;

typedef struct {
    long long due;
    int function;
} Timer;

static Plan plans[2000];
static int length[101], first_plan[102];
static int promises[MOST], promise_head, promise_tail;
static Timer timers[MOST];
static int timer_count;

/* Takes the timer that is due first out of the list; of equal ones the one that was set first. */
static Timer take_timer(void) {
    int best = 0;
    for (int i = 1; i < timer_count; i++) {
        if (timers[i].due < timers[best].due) best = i;
    }
    Timer taken = timers[best];
    for (int i = best + 1; i < timer_count; i++) timers[i - 1] = timers[i];
    timer_count--;
    return taken;
}

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

    unsigned now = 0;
    promises[promise_tail++] = 1;
    for (int run = 0; promise_head < promise_tail || timer_count > 0; run++) {
        if (run == MOST_RUNS) {
            printf("and so on\n");
            break;
        }
        int function;
        if (promise_head < promise_tail) {
            function = promises[promise_head++];
        } else {
            Timer timer = take_timer();
            function = timer.function;
            if (timer.due > now) now = timer.due;
        }
        printf("%d %d\n", (int)now, function);
        now += length[function];
        for (int i = first_plan[function]; i < first_plan[function + 1]; i++) {
            if (plans[i].kind == 'P') promises[promise_tail++] = plans[i].function;
            else timers[timer_count++] = (Timer){now + plans[i].wait, plans[i].function};
        }
    }
    return 0;
}
