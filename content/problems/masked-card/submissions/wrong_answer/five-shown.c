#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char card[300];
    fgets(card, sizeof card, stdin);
    card[strcspn(card, "\r\n")] = '\0';
    int shown = 0;
    for (int i = (int)strlen(card) - 1; i >= 0; i--) {
        if (!isdigit((unsigned char)card[i])) continue;
        if (shown <= 4) shown++;
        else card[i] = '*';
    }
    puts(card);
    return 0;
}
