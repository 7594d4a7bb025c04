#include <stdio.h>

int main(void) {
    int c, lines = 0, words = 0;
    int in_word = 0, line_has_word = 0;
    while ((c = getchar()) != EOF) {
        if (c == ' ') in_word = 0;
        else if (c == '\n') {
            if (line_has_word) {
                printf("\n");
                lines++;
            }
            in_word = line_has_word = 0;
        } else {
            if (!in_word) {
                if (line_has_word) printf(" ");
                words++;
            }
            printf("%c", c);
            in_word = line_has_word = 1;
        }
    }
    if (line_has_word) {
        printf("\n");
        lines++;
    }
    printf("%d %d\n", lines, words);
    return 0;
}
