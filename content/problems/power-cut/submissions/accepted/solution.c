#include <stdio.h>
#include <string.h>

static int order[100000], next[100000], now[100000];

/* Sorts the letters by one digit. Letters with the same digit keep their order. */
static void pass(int n, int place) {
    int begin[11] = {0};
    for (int i = 0; i < n; i++) begin[order[i] / place % 10 + 1]++;
    for (int digit = 1; digit <= 10; digit++) begin[digit] += begin[digit - 1];
    for (int i = 0; i < n; i++) next[begin[order[i] / place % 10]++] = order[i];
    memcpy(order, next, n * sizeof order[0]);
}

int main(void) {
    int n, passes = -1, place = 1, right = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) scanf("%d", &order[i]);
    for (int i = 0; i < n; i++) scanf("%d", &now[i]);
    for (int done = 0; done <= 6; done++) {
        if (passes < 0 && memcmp(order, now, n * sizeof order[0]) == 0) passes = done;
        if (done < 6) pass(n, place);
        place *= 10;
    }
    for (int i = 0; i < n; i++) {
        if (order[i] == now[i]) right++;
    }
    if (passes < 0) printf("moved\n");
    else printf("%d %d\n", passes, right);
    return 0;
}
