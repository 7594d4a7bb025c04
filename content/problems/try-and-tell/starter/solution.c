#include <stdio.h>
#include <string.h>

static char head[3000][12], word[3000][12]; /* the two words of each line */
static int n;

int main(void) {
    char line[40];
    const char *thrown = NULL; /* the exception that left the program */
    fgets(line, sizeof line, stdin);
    sscanf(line, "%d", &n);
    for (int i = 0; i < n; i++) {
        fgets(line, sizeof line, stdin);
        sscanf(line, "%11s %11s", head[i], word[i]);
    }

    /* Your code here: run the program. */

    if (thrown == NULL) puts("DONE");
    else printf("STOPPED BY %s\n", thrown);
    return 0;
}
