#include <stdio.h>
#include <string.h>

struct card {
    int rank; /* place in the row of ranks */
    char suit;
};

static struct card read_card(void) {
    const char *ranks = "23456789TJQKA";
    char text[3];
    scanf("%2s", text);
    struct card card = {(int)(strchr(ranks, text[0]) - ranks), text[1]};
    return card;
}

/* Does x beat y, if y is the best card so far? */
static int beats(struct card x, struct card y, char trump) {
    if (x.suit == y.suit) return x.rank > y.rank;
    return x.suit == trump || (y.suit != trump && x.rank > y.rank);
}

int main(void) {
    char trump;
    int n, leader = 0, won[4] = {0};
    scanf("%c %d", &trump, &n);
    while (n-- > 0) {
        struct card best = read_card();
        int place = 0;
        for (int i = 1; i < 4; i++) {
            struct card card = read_card();
            if (beats(card, best, trump)) {
                best = card;
                place = i;
            }
        }
        leader = (leader + place) % 4;
        won[leader]++;
        printf("%d\n", leader + 1);
    }
    printf("%d %d %d %d\n", won[0], won[1], won[2], won[3]);
    return 0;
}
