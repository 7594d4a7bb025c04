#include <stdio.h>
#include <string.h>

int main(void) {
    char text[2100];
    fgets(text, sizeof text, stdin);
    /* keeps the line end */
    int length = (int)strlen(text), words = 0;
    for (int i = 0; i < length; i++) {
        if (text[i] != ' ' && (i == 0 || text[i - 1] == ' ')) words++;
    }
    int parts = length <= 160 ? 1 : (length + 152) / 153;
    printf("%d %d %d\n", words, length, parts);
    return 0;
}
