#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[1100];
    fgets(line, sizeof line, stdin);
    line[strcspn(line, "\r\n")] = '\0'; /* cuts the line end off */
    int at = 0;
    while (line[at]) {
        if (line[at] == ' ') {
            at++;
            continue;
        }
        int start = at;
        /* your code here: move at behind the token that begins here */
        at++;
        printf("sign %.*s\n", at - start, line + start);
    }
    return 0;
}
