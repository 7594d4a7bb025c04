#include <stdio.h>
#include <string.h>

int main(void) {
    int w, used = 0, lines = 1;
    char word[5100];
    scanf("%d", &w);
    while (scanf("%5099s", word) == 1) {
        int length = (int)strlen(word);
        if (used > 0 && used + 1 + length < w) {
            printf(" %s", word);
            used += 1 + length;
            continue;
        }
        if (used > 0) {
            printf("\n");
            lines++;
        }
        char *rest = word;
        while (length > w) {
            printf("%.*s\n", w, rest);
            lines++;
            rest += w;
            length -= w;
        }
        printf("%s", rest);
        used = length;
    }
    printf("\n%d\n", lines);
    return 0;
}
