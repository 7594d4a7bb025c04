#include <stdio.h>

enum state { CODE, QUOTED, LINE_COMMENT, BLOCK_COMMENT };

int main(void) {
    enum state state = CODE;
    int c, next, quote = 0, comments = 0;
    while ((c = getchar()) != EOF) {
        if (state == CODE) {
            next = 0;
            if (c == '/') {
                next = getchar();
                if (next != '/' && next != '*') ungetc(next, stdin);
            }
            if (c == '/' && (next == '/' || next == '*')) {
                state = next == '/' ? LINE_COMMENT : BLOCK_COMMENT;
                comments++;
                continue;
            }

            putchar(c);
        } else if (state == QUOTED) {
            putchar(c);
            if (c == '\\') putchar(getchar());
            else if (c == quote) state = CODE;
        } else if (state == LINE_COMMENT) {
            if (c == '\n') {
                putchar(c);
                state = CODE;
            }
        } else if (c == '*') {
            next = getchar();
            if (next == '/') {
                putchar(' ');
                state = CODE;
            } else {
                ungetc(next, stdin); /* it may be the star before the end */
            }
        }
    }
    printf("comments %d\n", comments);
    return 0;
}
