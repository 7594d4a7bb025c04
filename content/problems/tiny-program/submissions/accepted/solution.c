#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char part[300][5][12]; /* the parts of each line */
static int parts[300], partner[300]; /* where a line jumps to */
static char name[300][12];
static long long stored[300];
static int names;

static long long *variable(const char *wanted) {
    int i = 0;
    while (i < names && strcmp(name[i], wanted) != 0) i++;
    if (i == names) strcpy(name[names++], wanted);
    return &stored[i];
}

static long long value(const char *text) {
    return isdigit((unsigned char)text[0]) ? atoll(text) : *variable(text);
}

static int holds(char line[5][12]) {
    long long left = value(line[1]), right = value(line[3]);
    if (strcmp(line[2], "<") == 0) return left < right;
    if (strcmp(line[2], "<=") == 0) return left <= right;
    if (strcmp(line[2], "==") == 0) return left == right;
    return left != right;
}

static void assign(char line[5][12], int count) {
    long long result = value(line[2]);
    if (count == 5) {
        long long right = value(line[4]);
        if (line[3][0] == '+') result += right;
        else if (line[3][0] == '-') result -= right;
        else if (line[3][0] == '*') result *= right;
        else result %= right;
    }
    *variable(line[0]) = result;
}

int main(void) {
    int n, open[300], depth = 0;
    char line[200];
    scanf("%d ", &n);
    for (int i = 0; i < n; i++) {
        fgets(line, sizeof line, stdin);
        parts[i] = sscanf(line, "%11s %11s %11s %11s %11s", part[i][0], part[i][1], part[i][2], part[i][3], part[i][4]);
        const char *word = part[i][0];
        if (parts[i] == 4) open[depth++] = i;
        if (strcmp(word, "else") == 0) {
            partner[open[depth - 1]] = i; /* the if jumps behind the else */
            open[depth - 1] = i;          /* and the else to the end */
        } else if (strcmp(word, "end") == 0) {
            int start = open[--depth];
            partner[start] = i;
            partner[i] = strcmp(part[start][0], "while") == 0 ? start - 1 : i;
        }
    }
    for (int at = 0; at < n; at++) {
        const char *word = part[at][0];
        if (strcmp(word, "print") == 0) printf("%lld\n", value(part[at][1]));
        else if (strcmp(word, "else") == 0 || strcmp(word, "end") == 0) at = partner[at];
        else if (parts[at] == 4) at = holds(part[at]) ? at : partner[at];
        else assign(part[at], parts[at]);
    }
    return 0;
}
