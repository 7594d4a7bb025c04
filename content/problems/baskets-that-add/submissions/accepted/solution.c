#include <stdio.h>
#include <string.h>

static char kinds[50][16]; /* all kinds that were put anywhere, in the order of the alphabet */
static int count, baskets[26][50];

/* The place of the kind; a new kind gets its place among the others, in all baskets. */
static int place_of(const char *kind) {
    int place = 0;
    while (place < count && strcmp(kinds[place], kind) < 0) place++;
    if (place < count && strcmp(kinds[place], kind) == 0) return place;
    for (int i = count; i > place; i--) {
        strcpy(kinds[i], kinds[i - 1]);
        for (int b = 0; b < 26; b++) baskets[b][i] = baskets[b][i - 1];
    }
    count++;
    strcpy(kinds[place], kind);
    for (int b = 0; b < 26; b++) baskets[b][place] = 0;
    return place;
}

static int within(const int *a, const int *b) {
    for (int i = 0; i < count; i++) {
        if (a[i] > b[i]) return 0;
    }
    return 1;
}

static void show(const int *a) {
    int shown = 0;
    for (int i = 0; i < count; i++) {
        if (a[i] == 0) continue;
        printf("%s%s %d", shown > 0 ? ", " : "", kinds[i], a[i]);
        shown++;
    }
    printf("%s\n", shown > 0 ? "" : "empty");
}

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char command[8], a, b, c, sign, kind[16];
        int number;
        scanf("%7s %c", command, &a);
        int *basket = baskets[a - 'A'];
        if (strcmp(command, "put") == 0) {
            scanf("%15s %d", kind, &number);
            basket[place_of(kind)] += number;
        } else if (strcmp(command, "let") == 0) {
            scanf(" = %c %c %c", &b, &sign, &c);
            for (int i = 0; i < count; i++) {
                int x = baskets[b - 'A'][i], y = baskets[c - 'A'][i];
                if (sign == '+') basket[i] = x + y;
                else if (sign == '-') basket[i] = x > y ? x - y : 0;
                else basket[i] = x < y ? x : y;
            }
        } else if (strcmp(command, "within") == 0) {
            scanf(" %c", &b);
            printf("%s\n", within(basket, baskets[b - 'A']) ? "yes" : "no");
        } else {
            show(basket);
        }
    }
    return 0;
}
