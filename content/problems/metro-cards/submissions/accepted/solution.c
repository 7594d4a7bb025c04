#include <stdio.h>
#include <string.h>

struct card {
    char name[12];
    int balance;
};

static struct card cards[300];
static int count = 0;

static struct card *find(const char *name) {
    for (int i = 0; i < count; i++) {
        if (strcmp(cards[i].name, name) == 0) return &cards[i];
    }
    return NULL;
}

int main(void) {
    int n;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        char command[12], name[12];
        int value;
        scanf("%11s %11s %d", command, name, &value);
        struct card *card = find(name);
        if (command[0] == 'n') {
            if (card != NULL) {
                printf("%s taken\n", name);
            } else {
                strcpy(cards[count].name, name);
                cards[count++].balance = value;
                printf("%s ok\n", name);
            }
        } else if (card == NULL) {
            printf("%s unknown\n", name);
        } else if (strcmp(command, "recharge") == 0) {
            if (card->balance + value > 3000) {
                printf("%s limit\n", name);
            } else {
                card->balance += value;
                printf("%s %d\n", name, card->balance);
            }
        } else {
            int fare = 10 + 2 * value;
            if (fare > 60) fare = 60;
            if (fare > card->balance) {
                printf("%s refused\n", name);
            } else {
                card->balance -= fare;
                printf("%s %d\n", name, card->balance);
            }
        }
    }
    return 0;
}
