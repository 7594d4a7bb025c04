#include <stdio.h>
#include <string.h>

enum problem { NONE, NO_CARD, TANK_LACKS, CARD_LACKS };

struct card {
    char name[9];
    int paise;
};

static struct card cards[500];
static int count = 0, tank = 0, price;

static struct card *find(const char *name) {
    for (int i = 0; i < count; i++) {
        if (strcmp(cards[i].name, name) == 0) return &cards[i];
    }
    return NULL;
}

static int load(const char *name, int paise) {
    struct card *card = find(name);
    if (card == NULL) {
        card = &cards[count++];
        strcpy(card->name, name);
    }
    return card->paise += paise;
}

/* Sets the missing number, or the paise that are left. */
static enum problem take(const char *name, int litres, int *number) {
    struct card *card = find(name);
    if (card == NULL) return NO_CARD;
    *number = litres - tank;
    if (*number >= 0) return TANK_LACKS;
    *number = litres * price - card->paise;
    if (*number >= 0) return CARD_LACKS;
    tank -= litres;
    card->paise -= litres * price;
    *number = card->paise;
    return NONE;
}

int main(void) {
    int n, refused = 0;
    scanf("%d %d", &price, &n);
    while (n-- > 0) {
        char command[5], name[9];
        int x, number;
        scanf("%4s", command);
        if (strcmp(command, "fill") == 0) {
            scanf("%d", &x);
            tank += x;
            printf("%d\n", tank);
            continue;
        }
        scanf("%8s %d", name, &x);
        if (strcmp(command, "load") == 0) {
            printf("%d\n", load(name, x));
            continue;
        }
        enum problem problem = take(name, x, &number);
        if (problem != NONE) refused++;
        if (problem == NO_CARD) printf("no card %s\n", name);
        else if (problem == TANK_LACKS) printf("tank lacks %d\n", number);
        else if (problem == CARD_LACKS) printf("card lacks %d\n", number);
        else printf("took %d left %d\n", x, number);
    }
    printf("refused %d\n", refused);
    return 0;
}
