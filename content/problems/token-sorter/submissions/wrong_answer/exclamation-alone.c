#include <ctype.h>
#include <stdio.h>
#include <string.h>

static int in_name(int c) {
    return isalnum(c) || c == '_';
}

int main(void) {
    char line[1100];
    fgets(line, sizeof line, stdin);
    line[strcspn(line, "\r\n")] = '\0';
    int at = 0;
    while (line[at]) {
        int start = at;
        const char *kind = "sign";
        if (line[at] == ' ') {
            at++;
            continue;
        }
        if (isdigit(line[at])) {
            kind = "number";
            while (isdigit(line[at])) at++;
        } else if (in_name(line[at])) {
            kind = "name";
            while (in_name(line[at])) at++;
        } else if (line[at] == '"' && strchr(line + at + 1, '"')) {
            kind = "text";
            at = (int)(strchr(line + at + 1, '"') - line) + 1;
        } else if (strchr("<>=!", line[at]) && line[at + 1] == '=') {
            at += 2;
        } else if (strchr("+-*/%<>=!(){},;", line[at])) {
            at++;
        } else {
            printf("error in column %d\n", at + 1);
            break;
        }
        printf("%s %.*s\n", kind, at - start, line + start);
    }
    return 0;
}
