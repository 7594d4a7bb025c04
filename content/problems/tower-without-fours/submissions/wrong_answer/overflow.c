#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Prints the number in base 9 with the digits 0 1 2 3 5 6 7 8 9. */
static void print_button(int floor) {
    if (floor >= 9) print_button(floor / 9);
    putchar("012356789"[floor % 9]);
}

static int floor_of(const char *button) {
    int floor = 0;
    for (; *button != '\0'; button++) {
        int value = *button - '0';
        if (value > 4) value--;
        floor = floor * 9 + value;
    }
    return floor;
}

int main(void) {
    int q;
    scanf("%d", &q);
    while (q-- > 0) {
        char question[10], number[30];
        scanf("%9s %29s", question, number);
        if (strcmp(question, "BUTTON") == 0) {
            print_button(atoi(number));
            putchar('\n');
        } else if (strchr(number, '4') != NULL) {
            puts("NONE");
        } else {
            printf("%d\n", floor_of(number));
        }
    }
    return 0;
}
