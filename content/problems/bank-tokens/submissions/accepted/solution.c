#include <stdio.h>
#include <string.h>

struct counter {
    int served, closed;
};

static int taken = 0, called = 0, served = 0, waiting = 0; /* the roll: once for all counters */
static char waits[5002];

/* The smallest token of a customer who waits, who waits no longer then; 0 if there is none. */
static int next_customer(void) {
    while (called < taken && !waits[called + 1]) called++;
    if (called == taken) return 0;
    waits[++called] = 0;
    waiting--;
    return called;
}

static void call(struct counter *counter, int number) {
    int token = next_customer();
    if (token == 0) {
        printf("nobody waits\n");
        return;
    }
    counter->served++;
    served++;
    printf("token %d to counter %d\n", token, number);
}

int main(void) {
    struct counter counters[51];
    int c, q;
    memset(counters, 0, sizeof counters);
    scanf("%d %d", &c, &q);
    while (q-- > 0) {
        char event[6];
        int number;
        scanf("%5s", event);
        if (strcmp(event, "take") == 0) {
            waits[++taken] = 1;
            waiting++;
            printf("token %d\n", taken);
            continue;
        }
        scanf("%d", &number);
        if (strcmp(event, "leave") == 0) {
            printf("token %d %s\n", number, waits[number] ? "left" : "is not waiting");
            waiting -= waits[number];
            waits[number] = 0;
        } else if (counters[number].closed) {
            printf("counter %d is closed\n", number);
        } else if (strcmp(event, "call") == 0) {
            call(&counters[number], number);
        } else {
            counters[number].closed = 1;
            printf("counter %d served %d\n", number, counters[number].served);
        }
    }
    printf("%d %d %d\n", taken, served, waiting);
    return 0;
}
