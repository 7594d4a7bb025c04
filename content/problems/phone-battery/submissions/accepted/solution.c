#include <stdio.h>
#include <string.h>

struct battery {
    int level;
};

static int charge(struct battery *b, int minutes) {
    while (minutes-- > 0 && b->level < 100) b->level += b->level < 80 ? 2 : 1;
    return b->level;
}

static int use(struct battery *b, int minutes) {
    if (minutes > b->level) minutes = b->level;
    b->level -= minutes;
    return minutes;
}

/* Returns 0 if the battery refuses. */
static int give(struct battery *b, struct battery *to, int percent) {
    if (b->level - percent < 20) return 0;
    b->level -= percent;
    to->level += percent;
    if (to->level > 100) to->level = 100;
    return 1;
}

int main(void) {
    struct battery phone[6];
    int n;
    for (int p = 1; p <= 5; p++) phone[p].level = 50;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[7];
        int p, q, x;
        scanf("%6s %d %d", command, &p, &x);
        if (strcmp(command, "charge") == 0) {
            printf("%d\n", charge(&phone[p], x));
        } else if (strcmp(command, "use") == 0) {
            printf("%d\n", use(&phone[p], x));
        } else {
            q = x;
            scanf("%d", &x);
            if (give(&phone[p], &phone[q], x)) printf("%d %d\n", phone[p].level, phone[q].level);
            else printf("refused\n");
        }
    }
    return 0;
}
