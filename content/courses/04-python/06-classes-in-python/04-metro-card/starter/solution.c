#include <stdio.h>

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
            /* your code here */
        } else {
            /* your code here */
        }
    }
    return 0;
}
