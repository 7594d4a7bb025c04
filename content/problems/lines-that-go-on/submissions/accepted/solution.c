#include <stdio.h>

int main(void) {
    int c, number = 1, begins = 1, backslash = 0; /* backslash: one is held back */
    while ((c = getchar()) != EOF) {
        if (begins) printf("%d: ", number);
        begins = 0;
        if (c == '\n') {
            number++;
            if (!backslash) {
                putchar('\n');
                begins = 1;
            }
            backslash = 0;
        } else {
            if (backslash) putchar('\\');
            backslash = c == '\\';
            if (!backslash) putchar(c);
        }
    }
    if (!begins) putchar('\n');
    return 0;
}
