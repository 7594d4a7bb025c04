#include <stdio.h>

static int holds[100][10], wants[100][10], available[10], gone[100], ended[100];
static int n, k;

static void release(int p) {
    gone[p] = 1;
    for (int kind = 0; kind < k; kind++) available[kind] += holds[p][kind];
}

static int can_be_served(int p) {
    for (int kind = 0; kind < k; kind++) {
        if (wants[p][kind] > available[kind]) return 0;
    }
    return 1;
}

static void serve_all(void) {
    int served = 1;
    while (served) {
        served = 0;
        for (int p = 0; p < n; p++) {
            if (gone[p] || !can_be_served(p)) continue;
            release(p);
            served = 1;
        }
    }
}

int main(void) {
    int stuck = 0, count = 0;
    scanf("%d %d", &n, &k);
    for (int kind = 0; kind < k; kind++) scanf("%d", &available[kind]);
    for (int p = 0; p < n; p++) {
        for (int kind = 0; kind < k; kind++) scanf("%d", &holds[p][kind]);
        for (int kind = 0; kind < k; kind++) scanf("%d", &wants[p][kind]);
    }
    serve_all();
    for (int p = 0; p < n; p++) {
        if (!gone[p]) printf(stuck++ == 0 ? "%d" : " %d", p + 1);
    }
    puts(stuck == 0 ? "none" : "");
    for (;;) {
        int victim = -1;
        long most = 0;
        for (int p = 0; p < n; p++) {
            long sum = 0;
            for (int kind = 0; kind < k; kind++) sum += holds[p][kind];
            if (gone[p] || sum <= most) continue;
            most = sum;
            victim = p;
        }
        if (victim < 0) break;
        ended[count++] = victim + 1;
        release(victim);
        serve_all();
    }
    for (int i = 0; i < count; i++) printf(i == 0 ? "%d" : " %d", ended[i]);
    puts(count == 0 ? "none" : "");
    return 0;
}
