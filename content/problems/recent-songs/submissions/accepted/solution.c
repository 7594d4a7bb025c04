#include <stdio.h>
#include <stdlib.h>

#define SLOTS 524288

static int key[SLOTS], next[SLOTS], prev[SLOTS], state[SLOTS]; /* state: 0 free, 1 listed, 2 dropped out */

/* The slot of a song: where it is, or the free place where it belongs. */
static int slot_of(int song) {
    unsigned at = (unsigned)song * 2654435761u >> 13;
    while (state[at] != 0 && key[at] != song) at = (at + 1) % SLOTS;
    key[at] = song;
    return (int)at;
}

int main(void) {
    int n, k, length = 0, hits = 0, head = -1, tail = -1;
    scanf("%d %d", &n, &k);
    while (n-- > 0) {
        int song;
        scanf("%d", &song);
        int at = slot_of(song);
        if (state[at] == 1) {
            hits++;
            if (prev[at] >= 0) next[prev[at]] = next[at];
            else head = next[at];
            if (next[at] >= 0) prev[next[at]] = prev[at];
            else tail = prev[at];
        } else if (length == k) {
            state[tail] = 2;
            tail = prev[tail];
            if (tail >= 0) next[tail] = -1;
            else head = -1;
        } else {
            length++;
        }
        state[at] = 1;
        prev[at] = -1;
        next[at] = head;
        if (head >= 0) prev[head] = at;
        else tail = at;
        head = at;
    }
    printf("%d\n", hits);
    for (int at = head; at >= 0; at = next[at]) printf("%d%c", key[at], next[at] >= 0 ? ' ' : '\n');
    return 0;
}
