#include <stdio.h>

static int arrival[1001], burst[1001], left[1001], first[1001];
static long long done[1001];

/* Whether a goes before b when neither is running. */
static int before(int a, int b) {
    if (left[a] != left[b]) return left[a] < left[b];
    if (arrival[a] != arrival[b]) return arrival[a] < arrival[b];
    return a < b;
}

int main(void) {
    int n, finished = 0, running = 0, preemptions = 0;
    long long now = 0;
    scanf("%d", &n);
    for (int i = 1; i <= n; i++) {
        scanf("%d %d", &arrival[i], &burst[i]);
        left[i] = burst[i];
        first[i] = -1;
    }
    while (finished < n) {
        int best = 0;
        long long next = -1; /* the next arrival after now */
        for (int i = 1; i <= n; i++) {
            if (arrival[i] > now) {
                if (next < 0 || arrival[i] < next) next = arrival[i];
            } else if (left[i] > 0 && (best == 0 || before(i, best))) {
                best = i;
            }
        }
        if (best == 0) {
            now = next;
            continue;
        }
        if (running != 0 && left[running] > 0) {
            if (left[running] == left[best]) best = running;
            else preemptions++;
        }
        running = best;
        if (first[running] < 0) first[running] = (int)now;
        long long run = left[running];
        if (next >= 0 && next - now < run) run = next - now;
        left[running] -= (int)run;
        now += run;
        if (left[running] == 0) {
            done[running] = now;
            finished++;
        }
    }
    for (int i = 1; i <= n; i++) printf("%lld %lld %d\n", done[i], done[i] - arrival[i] - burst[i], first[i] - arrival[i]);
    printf("%d\n", preemptions);
    return 0;
}
