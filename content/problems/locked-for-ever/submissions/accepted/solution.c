#include <stdio.h>
#include <string.h>

struct lock {
    char name[12];
    int holder, times; /* the holder counts only if times > 0 */
};

struct thread {
    int steps, next;
    char sign[50];
    struct lock *locks[50];
};

static struct lock locks[5000];
static struct thread threads[101];
static int lock_count = 0, t, n;

static struct lock *find(const char *name) {
    int i = 0;
    while (i < lock_count && strcmp(locks[i].name, name) != 0) i++;
    if (i == lock_count) strcpy(locks[lock_count++].name, name);
    return &locks[i];
}

/* The thread that thread i waits for, or 0. */
static int waits_for(int i) {
    const struct thread *th = &threads[i];
    if (th->next == th->steps || th->sign[th->next] == '-') return 0;
    const struct lock *l = th->locks[th->next];
    return l->times > 0 && l->holder != i ? l->holder : 0;
}

static void turn(int i) {
    struct thread *th = &threads[i];
    if (th->next == th->steps || waits_for(i) > 0) return;
    struct lock *l = th->locks[th->next];
    if (th->sign[th->next++] == '+') {
        l->holder = i;
        l->times++;
    } else {
        l->times--;
    }
}

static int in_circle(int i) {
    int at = waits_for(i);
    for (int steps = 1; steps <= t && at > 0 && at != i; steps++) at = waits_for(at);
    return at == i;
}

int main(void) {
    scanf("%d %d", &t, &n);
    for (int i = 1; i <= t; i++) {
        scanf("%d", &threads[i].steps);
        for (int j = 0; j < threads[i].steps; j++) {
            char name[12];
            scanf(" %c%11s", &threads[i].sign[j], name);
            threads[i].locks[j] = find(name);
        }
    }
    while (n-- > 0) {
        int i;
        scanf("%d", &i);
        turn(i);
    }
    for (int i = 1; i <= t; i++) {
        const struct thread *th = &threads[i];
        if (th->next == th->steps) printf("%d: finished\n", i);
        else if (waits_for(i) > 0) printf("%d: waiting for %s\n", i, th->locks[th->next]->name);
        else printf("%d: ready\n", i);
    }
    int found = 0;
    for (int i = 1; i <= t; i++) {
        if (in_circle(i)) printf(found++ > 0 ? " %d" : "deadlock %d", i);
    }
    printf(found > 0 ? "\n" : "no deadlock\n");
    return 0;
}
