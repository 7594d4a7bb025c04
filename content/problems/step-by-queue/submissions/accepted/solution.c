#include <stdio.h>

static int arrival[100], left[100], quantum_left[100], level[100], done[100];
static int queue[3][100], count[3], quantum[3];

static void push_back(int q, int p) {
    queue[q][count[q]++] = p;
}

static void push_front(int q, int p) {
    for (int i = count[q]++; i > 0; i--) queue[q][i] = queue[q][i - 1];
    queue[q][0] = p;
}

static int pop(int q) {
    int p = queue[q][0];
    count[q]--;
    for (int i = 0; i < count[q]; i++) queue[q][i] = queue[q][i + 1];
    return p;
}

/* Puts a process at the end of a queue, with a whole quantum. */
static void join(int q, int p) {
    level[p] = q;
    quantum_left[p] = quantum[q];
    push_back(q, p);
}

int main(void) {
    int n, b, finished = 0, next = 0, running = -1;
    scanf("%d %d %d %d %d", &n, &quantum[0], &quantum[1], &quantum[2], &b);
    for (int i = 0; i < n; i++) scanf("%d %d", &arrival[i], &left[i]);
    for (int now = 0; finished < n; now++) {
        if (running >= 0 && left[running] == 0) {
            done[running] = now;
            finished++;
            running = -1;
        } else if (running >= 0 && quantum_left[running] == 0) {
            join(level[running] < 2 ? level[running] + 1 : 2, running);
            running = -1;
        }
        if (now > 0 && now % b == 0) {
            if (running >= 0 && level[running] > 0) {
                join(0, running);
                running = -1;
            }
            for (int q = 1; q < 3; q++) {
                while (count[q] > 0) join(0, pop(q));
            }
        }
        while (next < n && arrival[next] == now) join(0, next++);
        if (running >= 0 && level[running] > 0 && count[0] > 0) {
            push_front(level[running], running);
            running = -1;
        }
        for (int q = 0; q < 3 && running < 0; q++) {
            if (count[q] > 0) running = pop(q);
        }
        if (running >= 0) {
            left[running]--;
            quantum_left[running]--;
        }
    }
    for (int i = 0; i < n; i++) printf("%d %d\n", done[i], level[i] + 1);
    return 0;
}
