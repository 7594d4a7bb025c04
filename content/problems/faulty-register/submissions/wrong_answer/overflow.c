#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Cuts off the spaces at both ends. */
static char *trim(char *text) {
    while (*text == ' ') text++;
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ') length--;
    text[length] = '\0';
    return text;
}

/* The number, or -1 if it is none or larger than 9999. */
static int number(const char *text) {
    if (*text == '\0' || text[strspn(text, "0123456789")] != '\0') return -1;
    text += strspn(text, "0");
    unsigned value = 0;
    for (; *text != 0; text++) value = value * 10 + *text - 48;
    return value > 9999 ? -1 : (int)value;
}

/* The fault of a line, or NULL; then its marks have been added to the sum. */
static const char *check(char *line, char *seen, int *sum) {
    char *fields[3], *field = line;
    int count = 0;
    while (field != NULL) {
        char *comma = strchr(field, ',');
        if (comma != NULL) *comma++ = '\0';
        if (count == 3) return "FIELDS";
        fields[count++] = trim(field);
        field = comma;
    }
    if (count != 3) return "FIELDS";
    if (fields[0][0] == '\0') return "NAME";
    int roll = number(fields[1]), marks = number(fields[2]);
    if (roll < 1) return "ROLL";
    if (marks < 0 || marks > 100) return "MARKS";
    if (seen[roll]) return "TWICE";
    seen[roll] = 1;
    *sum += marks;
    return NULL;
}

int main(void) {
    static char line[200], seen[10000];
    int n, correct = 0, sum = 0;
    fgets(line, sizeof line, stdin);
    n = atoi(line);
    for (int i = 1; i <= n; i++) {
        fgets(line, sizeof line, stdin);
        line[strcspn(line, "\r\n")] = '\0';
        const char *fault = check(line, seen, &sum);
        if (fault != NULL) printf("%d %s\n", i, fault);
        else correct++;
    }
    if (correct == 0) puts("0 -");
    else printf("%d %d\n", correct, sum / correct);
    return 0;
}
