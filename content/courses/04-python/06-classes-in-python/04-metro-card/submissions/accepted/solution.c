#include <stdio.h>
#include <stdlib.h>

struct card {
    int balance;
    int entered; /* the station, or 0 if the holder is not inside */
};

static struct card cards[501];

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char what[4];
        int number, value;
        scanf("%3s %d %d", what, &number, &value);
        struct card *card = &cards[number];
        if (what[0] == 'T') {
            card->balance += value;
            printf("%d\n", card->balance);
        } else if (what[0] == 'I') {
            if (card->entered) puts("inside");
            else if (card->balance < 20) puts("low");
            else {
                card->entered = value;
                puts("open");
            }
        } else if (card->entered == 0) {
            puts("outside");
        } else {
            int fare = 10 + 5 * abs(value - card->entered);
            card->balance -= fare;
            card->entered = 0;
            printf("%d %d\n", fare, card->balance);
        }
    }
    return 0;
}
