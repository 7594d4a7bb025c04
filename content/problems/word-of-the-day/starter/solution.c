#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    char line[300];
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d", &n);
    while (n-- > 0 && fgets(line, sizeof line, stdin)) {
        for (char *part = strtok(line, " \r\n"); part; part = strtok(NULL, " \r\n")) {
            /* your code here: part is one word of the speech, marks and all */
        }
    }
    printf("silence\n");
    return 0;
}
