#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct card {
    int balance;
    int from; /* where the owner went in; 0 while she is outside */
};

static int recharge(struct card *card, int rupees) {
    if (card->balance + rupees > 3000) return 0;
    card->balance += rupees;
    return 1;
}

static int enter(struct card *card, int station) {
    if (card->from != 0 || card->balance < 50) return 0;
    card->from = station;
    return 1;
}

static int leave(struct card *card, int station) {
    if (card->from == 0) return 0;
    int fare = 10 + 4 * abs(station - card->from);
    card->balance -= fare < 60 ? fare : 60;
    card->from = 0;
    return 1;
}

int main(void) {
    int n;
    struct card card = {0, 0};
    scanf("%d %d", &n, &card.balance);
    while (n-- > 0) {
        char event[10];
        int number, allowed;
        scanf("%9s %d", event, &number);
        if (strcmp(event, "RECHARGE") == 0) allowed = recharge(&card, number);
        else if (strcmp(event, "IN") == 0) allowed = enter(&card, number);
        else allowed = leave(&card, number);
        if (allowed) printf("%d\n", card.balance);
        else puts("REFUSED");
    }
    return 0;
}
