#include <stdio.h>
#include <string.h>

enum state { IDLE, PAYING, BREWING, EMPTY };

static const char *const names[] = {"IDLE", "PAYING", "BREWING", "EMPTY"};
static enum state state = EMPTY;
static int paid = 0, seconds = 0, cups = 0, sold = 0;

/* Each event returns the rupees that come out. */
static int coin(int rupees) {
    if (state == BREWING || state == EMPTY) return rupees;
    paid += rupees;
    state = PAYING;
    return 0;
}

static int give_back(enum state next) {
    int rupees = paid;
    paid = 0;
    state = next;
    return rupees;
}

static int press(void) {
    if (state != PAYING || paid < 20) return 0;
    paid -= 20;
    seconds = 0;
    return give_back(BREWING);
}

static void tick(void) {
    if (state != BREWING || ++seconds < 3) return;
    cups--;
    sold++;
    state = cups > 0 ? IDLE : EMPTY;
}

static void refill(int more) {
    cups += more;
    if (state == EMPTY) state = IDLE;
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char event[8];
        int number, out = 0;
        scanf("%7s", event);
        switch (event[0]) {
            case 'c':
                if (strcmp(event, "coin") == 0) {
                    scanf("%d", &number);
                    out = coin(number);
                } else if (state == PAYING) {
                    out = give_back(IDLE);
                }
                break;
            case 'p':
                out = press();
                break;
            case 't':
                tick();
                break;
            default:
                scanf("%d", &number);
                refill(number);
        }
        printf("%s %d\n", names[state], out);
    }
    printf("sold %d\n", sold);
    return 0;
}
