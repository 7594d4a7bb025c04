#include <stdio.h>
#include <string.h>

static int boxes, empty, deepest;

/* Unpacks one box; its "(" has been read. */
static void unpack(int depth) {
    char sign[16];
    int parts = 0;
    boxes++;
    if (depth > deepest) deepest = depth;
    while (scanf("%15s", sign) == 1 && strcmp(sign, ")") != 0) {
        parts++;
        if (strcmp(sign, "(") == 0) unpack(depth + 1);
        else printf("%s %d\n", sign, depth);
    }
    if (parts == 0) empty++;
}

int main(void) {
    char first[2];
    scanf("%1s", first);
    unpack(1);
    printf("%d %d %d\n", boxes, empty, deepest);
    return 0;
}
