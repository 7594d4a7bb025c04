#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char name[202], next[202];
    scanf("%201s", name);
    while (scanf("%201s", next) == 1) {
        printf("%c. ", toupper((unsigned char)name[0]));
        strcpy(name, next);
    }
    putchar(toupper((unsigned char)name[0]));
    for (int i = 1; name[i]; i++) putchar(tolower((unsigned char)name[i]));
    putchar('\n');
    return 0;
}
