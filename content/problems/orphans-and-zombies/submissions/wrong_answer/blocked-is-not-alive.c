#include <stdio.h>
#include <string.h>

enum { GONE, ALIVE, BLOCKED, ZOMBIE };

static int parent[2100], state[2100], adopted[2100], code[2100], ended[2100];
static int last = 1, ends;

static void end(int p, int c) {
    for (int q = 2; q <= last; q++) {
        if (state[q] == GONE || parent[q] != p) continue;
        if (state[q] == ZOMBIE) state[q] = GONE;
        parent[q] = 1;
        adopted[q] = 1;
    }
    int above = parent[p];
    if (adopted[p]) {
        state[p] = GONE;
    } else if (state[above] == BLOCKED) {
        state[p] = GONE;
        state[above] = ALIVE;
        printf("%d got %d %d\n", above, p, c);
    } else {
        state[p] = ZOMBIE;
        code[p] = c;
        ended[p] = ends++;
    }
}

static void wait_for_child(int p) {
    int children = 0, found = 0;
    for (int q = 2; q <= last; q++) {
        if (state[q] == GONE || parent[q] != p) continue;
        children++;
        if (state[q] == ZOMBIE && (found == 0 || ended[q] < ended[found])) found = q;
    }
    if (found != 0) {
        state[found] = GONE;
        printf("%d got %d %d\n", p, found, code[found]);
    } else if (children > 0) {
        state[p] = BLOCKED;
        printf("%d waits\n", p);
    } else {
        printf("%d has no child\n", p);
    }
}

static void list(void) {
    int alive = 0, zombies = 0, of_one = 0;
    for (int p = 1; p <= last; p++) {
        if (state[p] == ZOMBIE) zombies++;
        if (state[p] != ALIVE) continue;
        alive++;
        of_one += adopted[p];
    }
    printf("%d %d %d\n", alive, zombies, of_one);
}

int main(void) {
    int n;
    scanf("%d", &n);
    state[1] = ALIVE;
    while (n-- > 0) {
        char what[8];
        int p, c;
        scanf("%7s", what);
        if (what[0] == 'l') {
            list();
            continue;
        }
        scanf("%d", &p);
        if (what[0] == 'f') {
            parent[++last] = p;
            state[last] = ALIVE;
            printf("%d\n", last);
        } else if (what[0] == 'e') {
            scanf("%d", &c);
            end(p, c);
        } else {
            wait_for_child(p);
        }
    }
    return 0;
}
