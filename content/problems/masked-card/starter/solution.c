#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char card[300];
    fgets(card, sizeof card, stdin);
    card[strcspn(card, "\r\n")] = '\0'; /* cuts the line end off */

    /* your code here: put stars into card */

    puts(card);
    return 0;
}
