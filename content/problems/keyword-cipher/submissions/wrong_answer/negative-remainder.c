#include <ctype.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    int n;
    scanf("%d", &n);
    while (n-- > 0) {
        char what[8], key[24], text[600];
        scanf("%7s %23s ", what, key);
        fgets(text, sizeof text, stdin);
        int length = (int)strlen(key), moved = 0;
        for (int i = 0; text[i] != '\0' && text[i] != '\n'; i++) {
            if (isalpha((unsigned char)text[i])) {
                char first = isupper((unsigned char)text[i]) ? 'A' : 'a';
                int shift = key[moved++ % length] - 'a';
                if (what[0] == 's') shift = -shift;
                text[i] = (char)(first + (text[i] - first + shift) % 26);
            }
            putchar(text[i]);
        }
        putchar('\n');
    }
    return 0;
}
