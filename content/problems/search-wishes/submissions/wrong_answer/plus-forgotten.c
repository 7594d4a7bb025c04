#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_decoded(const char *text) {
    for (int i = 0; text[i]; i++) {
        if (text[i] == '+') {
            putchar('+');
        } else if (text[i] == '%' && isxdigit((unsigned char)text[i + 1]) && isxdigit((unsigned char)text[i + 2])) {
            char digits[3] = {text[i + 1], text[i + 2], '\0'};
            putchar((int)strtol(digits, NULL, 16));
            i += 2;
        } else {
            putchar(text[i]);
        }
    }
}

int main(void) {
    char query[2001];
    int pairs = 0;
    scanf("%2000s", query);
    for (char *name = strtok(query, "&"); name; name = strtok(NULL, "&")) {
        char *value = strchr(name, '=');
        if (value) *value++ = '\0';
        print_decoded(name);
        printf(" = ");
        print_decoded(value ? value : "");
        printf("\n");
        pairs++;
    }
    if (pairs == 0) printf("empty\n");
    return 0;
}
