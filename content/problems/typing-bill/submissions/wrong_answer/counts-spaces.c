#include <stdio.h>

int main(void) {
    char line[110];
    int lines = 0, words = 0, characters = 0;
    while (fgets(line, sizeof line, stdin) != NULL) {
        lines++;
        int inside = 0; // of a word
        for (int i = 0; line[i] != '\0'; i++) {
            int visible = line[i] != ' ' && line[i] != '\n' && line[i] != '\r';
            if (visible) characters++;
            if (line[i] == ' ') inside++;
        }
        words += inside + 1;
    }
    int sheets = (lines + 24) / 25;
    int paise = 5 * characters + 200 * sheets;
    printf("%d lines, %d words, %d characters\n", lines, words, characters);
    printf("%d sheets, Rs %d.%02d\n", sheets, paise / 100, paise % 100);
    return 0;
}
