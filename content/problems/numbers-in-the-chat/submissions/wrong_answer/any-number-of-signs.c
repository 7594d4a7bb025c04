#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char numbers[4000][11];
static int times[4000], count;

static int five_digits(const char *text) {
    for (int i = 0; i < 5; i++) {
        if (!isdigit((unsigned char)text[i])) return 0;
    }
    return 1;
}

static int is_sign(char c) {
    return c == ' ' || c == '-';
}

/* Reads a number at the beginning of the text; its length there, or 0 if there is none. */
static int read_number(const char *text, char *number) {
    const char *c = text;
    if (strncmp(c, "+91", 3) == 0) c += 3;
    else if (*c == '0') c += 1;
    if (c > text && is_sign(*c)) c++;
    if (*c < '6' || !five_digits(c)) return 0;
    memcpy(number, c, 5);
    c += 5;
    while (is_sign(*c)) c++;
    if (!five_digits(c) || isdigit((unsigned char)c[5])) return 0;
    memcpy(number + 5, c, 5);
    number[10] = '\0';
    return (int)(c + 5 - text);
}

int main(void) {
    char line[200], number[11];
    while (fgets(line, sizeof line, stdin) != NULL) {
        int i = 0;
        while (line[i] != '\0') {
            int length = 0;
            if (i == 0 || (!isdigit((unsigned char)line[i - 1]) && line[i - 1] != '+')) length = read_number(line + i, number);
            if (length == 0) {
                i++;
                continue;
            }
            i += length;
            int k = 0;
            while (k < count && strcmp(numbers[k], number) != 0) k++;
            if (k == count) strcpy(numbers[count++], number);
            times[k]++;
        }
    }
    for (int k = 0; k < count; k++) printf("%s %d\n", numbers[k], times[k]);
    printf("%d\n", count);
    return 0;
}
