#include <stdio.h>
#include <string.h>

static char text[5000][12], undone[5000][12];

int main(void) {
    int q, length = 0, back = 0;
    char command[8];
    scanf("%d", &q);
    while (q-- > 0) {
        scanf("%7s", command);
        if (command[0] == 'T') {
            scanf("%11s", text[length++]);
            back = 0;
        } else if (command[0] == 'U' && length > 0) {
            strcpy(undone[0], text[--length]), back = 1;
        } else if (command[0] == 'R' && back > 0) {
            strcpy(text[length++], undone[--back]);
        }
    }
    if (length == 0) puts("(empty)");
    for (int i = 0; i < length; i++) printf("%s%c", text[i], i + 1 < length ? ' ' : '\n');
    return 0;
}
