#include <stdio.h>
#include <string.h>

struct card {
    int balance;
    /* Your code here: what else must the card remember? */
};

int main(void) {
    int n;
    struct card card;
    scanf("%d %d", &n, &card.balance);
    while (n-- > 0) {
        char event[10];
        int number;
        scanf("%9s %d", event, &number);
        /* Your code here: RECHARGE, IN or OUT. */
        printf("%d\n", card.balance);
    }
    return 0;
}
