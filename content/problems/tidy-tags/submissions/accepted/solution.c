#include <stdio.h>
#include <string.h>

static char open[20001][11];

int main(void) {
    int depth = 0, deepest = 0, number = 0;
    char tag[16];
    while (scanf(" <%14[^>]>", tag) == 1) {
        number++;
        size_t length = strlen(tag);
        if (tag[0] == '/') {
            if (depth == 0 || strcmp(open[depth - 1], tag + 1) != 0) {
                printf("error %d\n", number);
                return 0;
            }
            depth--;
        } else if (tag[length - 1] == '/') {
            if (depth + 1 > deepest) deepest = depth + 1;
        } else {
            strcpy(open[depth++], tag);
            if (depth > deepest) deepest = depth;
        }
    }
    if (depth > 0) printf("unclosed %s\n", open[depth - 1]);
    else printf("ok %d\n", deepest);
    return 0;
}
